import path from 'node:path';
import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {z} from 'zod/v4';
import {loadYaml} from './packages/checked-yaml';
import {categoryKeys, categorySlug, type CategoryKey, type Edition} from './src/edition/editions';
import {sitePages} from './src/product/pages';

type SidebarItems = Extract<SidebarsConfig[string], readonly unknown[]>;

const head = z.strictObject({title: z.string(), description: z.string()});
const heads = loadYaml(
  path.join(path.dirname(__filename), 'src/edition/categories.yml'),
  z.record(z.enum(categoryKeys), z.strictObject({all: head, excel: head, web: head})),
);

interface Category {
  readonly key: CategoryKey;
  readonly label: string;
  readonly pages: readonly string[];
}

const categories: readonly Category[] = [
  {
    key: 'userManual',
    label: 'Användarmanual',
    pages: ['user-manual/login-md', 'user-manual/open-documents', 'user-manual/save-report'],
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
  },
  {
    key: 'reportBuilding',
    label: 'Rapportbygge',
    pages: ['first-report', 'month-end-proof', 'functions', 'report-buildning/error-messages'],
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

function category({key, label, pages}: Category, edition: Edition) {
  return {
    type: 'category' as const,
    label,
    link: {type: 'generated-index' as const, slug: categorySlug(key, edition), ...heads[key][edition]},
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
