import type {DefaultTreeAdapterTypes} from 'parse5';
import {attribute, find, findAll, hasClass, textOf} from '../../packages/common';

export interface Crumb {
  readonly label: string;
  /** Path with base path; absent when the crumb is no page, or is this page. */
  readonly href?: string;
}

/** What a finished page says of itself. */
export interface PageFacts {
  /** `sv-SE` */
  readonly lang: string;
  /** Absolute address. */
  readonly canonical: string;
  readonly heading: string;
  /** The way to the page as it stands above the heading, the page itself last; empty on pages outside the sections. */
  readonly crumbs: readonly Crumb[];
  /** Kind of page, in the page's language. */
  readonly kind?: string;
  /** Day of its last change, as its foot says: `2025-12-15`. */
  readonly changed?: string;
}

function crumbsOf(document: DefaultTreeAdapterTypes.Document): Crumb[] {
  const path = find(document, (element) => hasClass(element, 'theme-doc-breadcrumbs'));
  const items = path ? findAll(path, ({tagName}) => tagName === 'li') : [];
  return items.map((item) => {
    const link = find(item, ({tagName}) => tagName === 'a');
    return {label: textOf(item), href: link && attribute(link, 'href')};
  });
}

/** From the strip under the heading: cards further down have the kinds of the pages they lead to. */
function kindOf(document: DefaultTreeAdapterTypes.Document): string | undefined {
  const strip = find(document, (element) => hasClass(element, 'yt-facts'));
  const badge = strip && find(strip, (element) => hasClass(element, 'badge--kind'));
  return badge && textOf(badge);
}

function changedOf(document: DefaultTreeAdapterTypes.Document): string | undefined {
  const line = find(document, (element) => hasClass(element, 'theme-last-updated'));
  const time = line && find(line, ({tagName}) => tagName === 'time');
  return time && attribute(time, 'datetime');
}

/**
 * @param document the page, parsed
 * @param name of the page, for the error
 * @throws when the page has no heading, canonical address or language
 */
export function pageFacts(document: DefaultTreeAdapterTypes.Document, name: string): PageFacts {
  const html = find(document, ({tagName}) => tagName === 'html');
  const heading = find(document, ({tagName}) => tagName === 'h1');
  const canonical = find(
    document,
    (element) => element.tagName === 'link' && attribute(element, 'rel') === 'canonical',
  );
  const lang = html && attribute(html, 'lang');
  const address = canonical && attribute(canonical, 'href');
  if (!lang || !heading || !address) {
    throw new Error(
      `${name} lacks a language, an h1 or a canonical address; what search engines and sharing services read comes from them.`,
    );
  }
  return {
    lang,
    canonical: address,
    heading: textOf(heading),
    crumbs: crumbsOf(document),
    kind: kindOf(document),
    changed: changedOf(document),
  };
}
