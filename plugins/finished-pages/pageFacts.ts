import {attribute, textOf} from '../../packages/common';
import {first, type Page} from '../../packages/html-page';

export interface Crumb {
  readonly label: string;
  /** Path with base path; absent when the crumb is no page, or is this page. */
  readonly href?: string;
}

/** What a finished page says of itself. */
export interface PageFacts {
  /** `sv-SE` */
  readonly lang: string;
  readonly canonical: string;
  readonly heading: string;
  /** The way to the page as it stands above the heading, the page itself last; empty on pages outside the sections. */
  readonly crumbs: readonly Crumb[];
  /** Kind of page, in the page's language. */
  readonly kind?: string;
  /** Day of its last change, as its foot says: `2025-12-15`. */
  readonly changed?: string;
}

/**
 * @throws when the page has no heading, canonical address or language
 */
export function pageFacts(page: Page): PageFacts {
  const {lang, canonical, file} = page;
  const heading = page.first('h1');
  // From the strip under the heading: cards further down have the kinds of the pages they lead to.
  const badge = page.first('.yt-facts .badge--kind');
  const changed = page.first('.theme-last-updated time');
  if (!lang || !heading || !canonical) {
    throw new Error(
      `${file} lacks a language, an h1 or a canonical address; what search engines and sharing services are told comes from them.`,
    );
  }
  return {
    lang,
    canonical,
    heading: textOf(heading),
    crumbs: page.all('.theme-doc-breadcrumbs li').map((item) => {
      const link = first(item, 'a');
      return {label: textOf(item), href: link && attribute(link, 'href')};
    }),
    kind: badge && textOf(badge),
    changed: changed && attribute(changed, 'datetime'),
  };
}
