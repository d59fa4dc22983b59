import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {categorySlug, type CategoryKey, type Edition} from './src/edition/editions';
import {sitePages} from './src/product/pages';

type SidebarItems = Extract<SidebarsConfig[string], readonly unknown[]>;

interface CategoryText {
  readonly title: string;
  readonly description: string;
}

interface Category {
  readonly key: CategoryKey;
  readonly label: string;
  readonly pages: readonly string[];
  readonly text: Readonly<Record<Edition, CategoryText>>;
}

const categories: readonly Category[] = [
  {
    key: 'userManual',
    label: 'Användarmanual',
    pages: ['user-manual/login-md', 'user-manual/open-documents'],
    text: {
      all: {
        title: 'Användarmanual',
        description: 'Logga in, öppna rapporter och uppdatera siffrorna, i Excel eller i webbläsaren.',
      },
      excel: {
        title: 'Användarmanual för Excel',
        description: 'Logga in från fliken Yttra, öppna rapporter som arbetsböcker och uppdatera dem i Excel.',
      },
      web: {
        title: 'Användarmanual för webben',
        description:
          'Logga in i webbläsaren, öppna rapporter på vilken enhet som helst och se vad webbversionen klarar.',
      },
    },
  },
  {
    key: 'installation',
    label: 'Installation',
    pages: [
      'installation',
      'deployment',
      'go-back',
      'install/install-exosystemdb',
      'install/upgrade-exosystemdb',
      'install/move-exosystemdb',
      'install/database-connections',
      'install/create_connection',
    ],
    text: {
      all: {
        title: 'Installation och första anslutning',
        description:
          'Från tom dator till första rapporten: tillägget, systemdatabasen, det som databasen behöver och den första anslutningen.',
      },
      excel: {
        title: 'Installation för Excel',
        description:
          'Installera tillägget på datorerna, en i taget eller tyst för många, och skapa den anslutning som rapporterna läser.',
      },
      web: {
        title: 'Installation för webben',
        description:
          'Webbversionen installeras inte på datorerna. Här står det som behövs på databassidan om ni driver er egen server.',
      },
    },
  },
  {
    key: 'reportBuilding',
    label: 'Rapportbygge',
    pages: ['first-report', 'month-end-proof', 'functions', 'report-buildning/error-messages'],
    text: {
      all: {
        title: 'Rapportbygge',
        description:
          'Den första rapporten steg för steg, funktionerna som hämtar siffror och felen som kan visas i cellerna.',
      },
      excel: {
        title: 'Rapportbygge i Excel',
        description:
          'Bygg den första rapporten steg för steg, slå upp funktionernas argument och exempel, och hitta felkoden i en cell.',
      },
      web: {
        title: 'Rapportbygge och webben',
        description:
          'Rapporter byggs i Excel men räknas på servern i webbversionen. Slå upp funktioner och felkoder som visas där.',
      },
    },
  },
  {
    key: 'systemSettings',
    label: 'Systeminställningar',
    pages: [
      'admin-manual/connections',
      'admin-manual/entra',
      'admin-manual/local-admin-mode',
      'admin-manual/system-database',
      'admin-manual/people',
    ],
    text: {
      all: {
        title: 'Systeminställningar',
        description:
          'För administratörer: anslutningar, inloggning med Entra, systemdatabasen och vägen in när inget annat fungerar.',
      },
      excel: {
        title: 'Systeminställningar för Excel',
        description:
          'Dela anslutningar, ställ in Entra-inloggning för tillägget och använd lokalt administratörsläge på en dator.',
      },
      web: {
        title: 'Systeminställningar för webben',
        description:
          'Det som styr webbversionen: delade anslutningar, inloggning med Entra och behörigheter i systemdatabasen.',
      },
    },
  },
  {
    key: 'faq',
    label: 'FAQ',
    pages: [
      'faq/error-messages',
      'faq/missing-add-in',
      'faq/excel-version-check',
      'faq/init-file',
      'faq/register-license',
    ],
    text: {
      all: {
        title: 'FAQ',
        description:
          'Svar på det som oftast frågas: felkoder, tillägg som inte syns, Excel-version, init-filen och licensen.',
      },
      excel: {
        title: 'FAQ för Excel',
        description:
          'När tillägget inte syns, Excel är fel version, licensen ska registreras eller en felkod visas i Excel.',
      },
      web: {
        title: 'FAQ för webben',
        description: 'Felkoder om anslutning, licens och inloggning som också visas i webbversionen.',
      },
    },
  },
];

/** Whether a page concerns an edition, as its front matter says. */
const isIn = (id: string, edition: Edition): boolean =>
  edition === 'all' || sitePages().some(({route, editions}) => route === `report/${id}` && editions.includes(edition));

/** The pages of an edition. They are owned by the sidebar with everything; the editions only refer to them. */
function items(ids: readonly string[], edition: Edition) {
  const type = edition === 'all' ? ('doc' as const) : ('ref' as const);
  return ids.filter((id) => isIn(id, edition)).map((id) => ({type, id}));
}

function category({key, label, pages, text}: Category, edition: Edition) {
  return {
    type: 'category' as const,
    label,
    link: {type: 'generated-index' as const, slug: categorySlug(key, edition), ...text[edition]},
    items: items(pages, edition),
  };
}

const first = ['intro', 'excel-vs-web', 'urgent', 'limits', 'security', 'network', 'release-notes'];
const last = ['glossary', 'excel-addin'];

const sidebar = (edition: Edition): SidebarItems => [
  ...items(first, edition),
  ...categories.map((entry) => category(entry, edition)),
  ...items(last, edition),
];

export default {
  reportSidebar: sidebar('all'),
  excelSidebar: sidebar('excel'),
  webSidebar: sidebar('web'),
} satisfies SidebarsConfig;
