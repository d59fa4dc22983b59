import type {PageFacts} from '../pageFacts';

/** A thing in the words of schema.org. */
export interface Thing {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

/** Name and absolute address of the page that every path begins with. */
export interface Home {
  readonly name: string;
  readonly url: string;
}

/**
 * The way to a page from the home page. Of the path on the page, a step that is no page of its own is
 * left out: search engines ask for an address of every step.
 *
 * @returns undefined for a page without a path
 */
export function breadcrumbs({crumbs, canonical}: PageFacts, home: Home): Thing | undefined {
  const own = crumbs.at(-1);
  if (own === undefined) {
    return undefined;
  }
  const between = crumbs
    .slice(0, -1)
    .flatMap(({label, href}) => (href === undefined ? [] : [{name: label, url: new URL(href, canonical).href}]));
  const steps = [home, ...between, {name: own.label, url: canonical}];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({name, url}, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: encodeURI(decodeURI(url)),
    })),
  };
}
