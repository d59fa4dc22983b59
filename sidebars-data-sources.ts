import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

export default {
  dataSourcesSidebar: [
    'index',
    'sync-data',
    'source-states',
    {
      type: 'category',
      label: 'Guider',
      link: {
        type: 'generated-index',
        slug: '/category/guider',
        title: 'Guider för datakällor',
        description:
          'Välj det system ni har. Varje guide säger vem som godkänner, vad som hämtas, hur ofta och vad som kan gå fel. Finns ert bokföringsprogram inte med läser ni in en SIE-fil.',
      },
      items: [
        'guides/fortnox',
        'guides/visma-eaccounting',
        'guides/visma-control-edge',
        'guides/upsales',
        'guides/b7c41f0e',
      ],
    },
    {
      type: 'category',
      label: 'ER-modeller',
      link: {
        type: 'generated-index',
        slug: '/category/er-modeller',
        title: 'ER-modeller',
        description:
          'Hur tabellerna hänger ihop, ritat och förklarat, för den som skriver egna frågor eller bygger en modell i ett BI-verktyg.',
      },
      items: ['er-models/finance'],
    },
  ],
} satisfies SidebarsConfig;
