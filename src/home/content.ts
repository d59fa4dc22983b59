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
      {to: '/report/installation', label: translate({id: 'home.report.installation', message: 'Installera tillägget'})},
      {to: '/report/excel-vs-web', label: translate({id: 'home.report.excelOrWeb', message: 'Excel eller webb'})},
      {to: '/report/functions', label: translate({id: 'home.report.functions', message: 'Rapportfunktioner'})},
      {to: '/report/network', label: translate({id: 'home.report.network', message: 'Nätverk och brandvägg'})},
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
      {to: '/api/about', label: translate({id: 'home.api.about', message: 'Kom igång med API:et'})},
      {
        to: '/api/sql/customer-database',
        label: translate({id: 'home.api.database', message: 'Kunddatabasen, tabell för tabell'}),
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
