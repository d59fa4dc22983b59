import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

export default {
  apiSidebar: [
    'about',
    'api',
    {
      type: 'category',
      label: 'SQL',
      link: {
        type: 'generated-index',
        slug: '/category/sql',
        title: 'Läsa med SQL',
        description:
          'Läs kunddatabasen direkt. Leta upp tabellen eller vyn, se vad kolumnerna blir i ditt språk, eller ta hem en säkerhetskopia till en egen server.',
      },
      items: [
        'sql/customer-database',
        'sql/tables/ref',
        'sql/tables/fin',
        'sql/tables/crm',
        'sql/tables/prop',
        'sql/tables/meta',
        'sql/tables/rpt',
        'sql/queries',
        'sql/changes',
        'sql/datatypes',
        'sql/backup',
      ],
    },
  ],
} satisfies SidebarsConfig;
