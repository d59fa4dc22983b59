import {translate} from '@docusaurus/Translate';
import type {PageKind} from '@site/src/product/pages';

export interface HomeLink {
  readonly to: string;
  readonly label: string;
}

export interface Errand extends HomeLink {
  readonly kind: PageKind;
}

/** What readers most often come for. */
export function errands(): Errand[] {
  return [
    {
      to: '/report/faq/missing-add-in',
      kind: 'troubleshooting',
      label: translate({id: 'home.errand.addIn', message: 'Tillägget saknas'}),
    },
    {
      to: '/report/faq/register-license',
      kind: 'how-to',
      label: translate({id: 'home.errand.licence', message: 'Registrera licens'}),
    },
    {
      to: '/report/install/create_connection',
      kind: 'how-to',
      label: translate({id: 'home.errand.connection', message: 'Skapa anslutning'}),
    },
    {to: '/report/urgent', kind: 'troubleshooting', label: translate({id: 'home.errand.urgent', message: 'Bråttom'})},
  ];
}

export interface Beginning extends HomeLink {
  /** Who begins there. */
  readonly role: string;
}

/** Where each kind of reader begins. */
export function beginnings(): Beginning[] {
  return [
    {
      to: '/report/user-manual/open-documents',
      role: translate({id: 'home.begin.read', message: 'Du läser rapporter'}),
      label: translate({id: 'home.begin.readPage', message: 'Öppna dokument'}),
    },
    {
      to: '/report/first-report',
      role: translate({id: 'home.begin.build', message: 'Du bygger rapporter'}),
      label: translate({id: 'home.begin.buildPage', message: 'Bygg din första rapport'}),
    },
    {
      to: '/report/installation',
      role: translate({id: 'home.begin.install', message: 'Du installerar'}),
      label: translate({id: 'home.begin.installPage', message: 'Installera tillägget'}),
    },
    {
      to: '/api/sql/customer-database',
      role: translate({id: 'home.begin.query', message: 'Du frågar databasen'}),
      label: translate({id: 'home.begin.queryPage', message: 'Kunddatabasen'}),
    },
  ];
}

export interface HomeSection {
  /** Id of the section's docs-plugin instance. */
  readonly id: 'report' | 'api' | 'data-sources';
  readonly text: string;
  /** Its most wanted pages. */
  readonly pages: readonly HomeLink[];
}

function reportSection(): HomeSection {
  return {
    id: 'report',
    text: translate({
      id: 'home.report.text',
      message: 'Tillägget i Excel och webbversionen: installera, logga in, bygg och dela rapporter.',
    }),
    pages: [
      {to: '/report/excel-vs-web', label: translate({id: 'home.report.excelOrWeb', message: 'Excel eller webb'})},
      {to: '/report/functions', label: translate({id: 'home.report.functions', message: 'Rapportfunktioner'})},
      {to: '/report/network', label: translate({id: 'home.report.network', message: 'Nätverk och brandvägg'})},
      {to: '/report/security', label: translate({id: 'home.report.security', message: 'Säkerhet och dataskydd'})},
    ],
  };
}

function apiSection(): HomeSection {
  return {
    id: 'api',
    text: translate({
      id: 'home.api.text',
      message: 'Läs kunddatabasen med SQL eller HTTP. Datatyper, vyer och säkerhetskopior.',
    }),
    pages: [
      {to: '/api/api', label: translate({id: 'home.api.http', message: 'HTTP-API'})},
      {
        to: '/api/sql/tables/fin',
        label: translate({id: 'home.api.ledger', message: 'Bokföring och reskontra i databasen'}),
      },
      {to: '/api/sql/datatypes', label: translate({id: 'home.api.dataTypes', message: 'Datatyper'})},
      {to: '/api/sql/backup', label: translate({id: 'home.api.backup', message: 'Säkerhetskopior'})},
    ],
  };
}

function dataSourcesSection(): HomeSection {
  return {
    id: 'data-sources',
    text: translate({
      id: 'home.dataSources.text',
      message: 'Hämta bokföring, kunder och affärer från systemen du redan har.',
    }),
    pages: [
      {
        to: '/data-sources/sync-data',
        label: translate({id: 'home.dataSources.sync', message: 'Så fungerar synkroniseringen'}),
      },
      {to: '/data-sources/guides/fortnox', label: 'Fortnox'},
      {
        to: '/data-sources/guides/visma-eaccounting',
        label: translate({id: 'home.dataSources.eaccounting', message: 'Visma eAccounting'}),
      },
      {
        to: '/data-sources/er-models/finance',
        label: translate({id: 'home.dataSources.erModel', message: 'ER-modell för ekonomi'}),
      },
    ],
  };
}

/** The sections in the order of the navbar. */
export function homeSections(): HomeSection[] {
  return [reportSection(), apiSection(), dataSourcesSection()];
}
