import path from 'node:path';
import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {z} from 'zod/v4';
import {loadYaml} from './packages/checked-yaml';
import listed from './src/edition/sidebar.json';
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
  readonly items: readonly string[];
}

const isIn = (id: string, edition: Edition): boolean =>
  edition === 'all' || sitePages().some(({route, editions}) => route === `report/${id}` && editions.includes(edition));

/** The pages of an edition. They are owned by the sidebar with everything; the editions only refer to them. */
function items(ids: readonly string[], edition: Edition) {
  const type = edition === 'all' ? ('doc' as const) : ('ref' as const);
  return ids.filter((id) => isIn(id, edition)).map((id) => ({type, id}));
}

function category({key, label, items: pages}: Category, edition: Edition) {
  return {
    type: 'category' as const,
    label,
    link: {type: 'generated-index' as const, slug: categorySlug(key, edition), ...heads[key][edition]},
    items: items(pages, edition),
  };
}

const sidebar = (edition: Edition): SidebarItems =>
  (listed as readonly (string | Category)[]).flatMap((entry): SidebarItems =>
    typeof entry === 'string' ? items([entry], edition) : [category(entry, edition)],
  );

export default {
  reportSidebar: sidebar('all'),
  excelSidebar: sidebar('excel'),
  webSidebar: sidebar('web'),
} satisfies SidebarsConfig;
