import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

export default {
  internalSidebar: [
    'intro',
    {
      type: 'category',
      label: 'Handböcker',
      link: {
        type: 'generated-index',
        slug: '/category/handböcker'.normalize('NFC'),
        title: 'Handböcker',
        description:
          'Så arbetar vi: öppettider, prioriteter, de första kontrollerna och svarsmallar för den som står i supporten.',
      },
      items: ['handbooks/temp-support', 'handbooks/writing-sample'],
    },
    {
      type: 'category',
      label: 'Integrationer',
      link: {
        type: 'generated-index',
        slug: '/category/integrationer',
        title: 'Integrationer',
        description:
          'Filflöden som vi driver åt kunder: vad som kommer in, vad som kontrolleras, hur du stämmer av och hur du kör om.',
      },
      items: ['Integrations/vitec-economy'],
    },
    {
      type: 'category',
      label: 'Lösningar',
      link: {
        type: 'generated-index',
        slug: '/category/lösningar'.normalize('NFC'),
        title: 'Lösningar',
        description:
          'Färdiga lösningar att återanvända: e-post från databasen med kö och logg, och länkar från rapporten till fakturan.',
      },
      items: ['solutions/db-send-email', 'solutions/invoice-links'],
    },
  ],
} satisfies SidebarsConfig;
