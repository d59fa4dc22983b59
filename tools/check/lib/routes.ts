import {sectionIds} from '../../../src/lib/sections';
import {sidebarsOf} from './sidebars';

/** Slugs of the category pages in a sidebar file, wherever they stand. */
function categorySlugs(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) {
    return [];
  }
  const {type, slug} = value as {type?: unknown; slug?: unknown};
  const own = type === 'generated-index' && typeof slug === 'string' ? [slug] : [];
  return [...own, ...Object.values(value).flatMap(categorySlugs)];
}

/** Addresses that no page's file stands for, without the language: category pages, the home page and the error page. */
export const otherRoutes = (): string[] => [
  '/',
  '/404',
  ...sectionIds.flatMap((section) => categorySlugs(sidebarsOf(section)).map((slug) => `/${section}${slug}`)),
];
