import * as apiSidebars from '../../../sidebars-api';
import * as dataSourcesSidebars from '../../../sidebars-data-sources';
import * as internalSidebars from '../../../sidebars-internal';
import * as reportSidebars from '../../../sidebars-report';
import type {Section} from '../corpus/layout';
import {pages} from '../../../src/product/data/index';

const sidebars: Readonly<Record<Section, unknown>> = {
  report: reportSidebars,
  api: apiSidebars,
  'data-sources': dataSourcesSidebars,
  internal: internalSidebars,
};

/** Slugs of the category pages in a sidebar file, wherever they stand. */
function categorySlugs(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) {
    return [];
  }
  const {type, slug} = value as {type?: unknown; slug?: unknown};
  const own = type === 'generated-index' && typeof slug === 'string' ? [slug] : [];
  return [...own, ...Object.values(value).flatMap(categorySlugs)];
}

/** Every address a page may link to, without the language: pages, category pages and the home page. */
export function knownRoutes(): Set<string> {
  const categories = Object.entries(sidebars).flatMap(([section, file]) =>
    categorySlugs(file).map((slug) => `/${section}${slug}`),
  );
  return new Set(['/', ...pages.map(({route}) => `/${route}`), ...categories]);
}
