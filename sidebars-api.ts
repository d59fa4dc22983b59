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
        title: 'SQL',
        description: 'Läs kunddatabasen direkt: varje tabell och vy, datatyperna i olika språk, och säkerhetskopior att återläsa hemma.',
      },
      items: ['sql/customer-database', 'sql/datatypes', 'sql/backup'],
    },
  ],
} satisfies SidebarsConfig;
