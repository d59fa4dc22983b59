import {parse, parseFragment, serialize, serializeOuter} from 'parse5';
import {attribute, escapeHtml, find, findAll, hasClass, type Element} from '../../packages/common';
import {sizeClass} from '../../src/lib/handbooks';
import {filled} from '../../src/lib/filled';
import type {Localized, LocaleId} from '../../src/lib/locales';
import {linkIn, liveAddress, wayTo, type Layout} from './addresses';
import {replaceBy} from '../lib/markup';
import {completeMenu, makeLanguageLink, makePhoneMenu, noteCategories, type Categories} from './menus';

/** A page of the build, parsed to be rewritten for the copy. */
export interface CopyPage {
  /** Below the folder of the build and of the copy: `en/report/intro.html`. */
  readonly file: string;
  readonly locale: LocaleId;
  readonly document: Element;
}

/** What the foot of a page says of the copy. */
export interface Origin {
  /** Id of the release. */
  readonly release: string;
  /** Day of the release, in words of the language. */
  readonly day: Localized;
}

/** Files that only the copy has, by what they are for. */
export const ownFiles = {
  style: 'copy/copy.css',
  theme: 'copy/theme.js',
  page: (locale: LocaleId) => `copy/page.${locale}.js`,
  search: (locale: LocaleId) => `copy/search.${locale}.js`,
};

/**
 * The policy of a copy, which no server sends: a page gets nothing from anywhere but the copy. `'self'` serves a copy
 * that somebody has put on a server after all.
 */
const policy =
  "default-src 'none'; script-src 'self' file:; style-src 'self' file: 'unsafe-inline'; img-src 'self' file: data:; " +
  "font-src 'self' file:; form-action 'self' file:; base-uri 'none'";

const words: Localized = {
  sv: 'Kopia av {link}, utgåva {release}, {day}',
  en: 'Copy of {link}, release {release}, {day}',
};

/** What only the live site can do: its scripts, feeds and downloads, its messages to search engines and other services. */
function isOfLiveSite(element: Element): boolean {
  const {tagName} = element;
  const name = attribute(element, 'name') ?? '';
  return (
    tagName === 'script' ||
    (tagName === 'link' && !/^(?:icon|canonical|stylesheet)$/.test(attribute(element, 'rel') ?? '')) ||
    (tagName === 'meta' && (attribute(element, 'property') !== undefined || /^(?:twitter:|yt-font$)/.test(name))) ||
    ['yt-base-url-banner', 'navbar-sidebar__backdrop', 'theme-back-to-top-button'].some((one) =>
      hasClass(element, one),
    ) ||
    (tagName === 'a' && hasClass(element, 'yt-copy')) ||
    (tagName === 'li' && find(element, (one) => hasClass(one, sizeClass('copy'))) !== undefined)
  );
}

/** A stylesheet that is written into each page of the site is one file for all pages of the copy. */
function linkStyles({document, file}: CopyPage): void {
  for (const style of findAll(document, ({tagName}) => tagName === 'style')) {
    const href = attribute(style, 'data-href');
    if (href !== undefined) {
      replaceBy(style, element(`<link rel="stylesheet" href="${wayTo(file, href.slice(1))}">`));
    }
  }
}

function element(html: string): Element {
  return parseFragment(html).childNodes[0] as Element;
}

function rewriteLinks({document, file}: CopyPage, layout: Layout): void {
  for (const one of findAll(document, () => true)) {
    for (const attr of one.attrs) {
      if (attr.name === 'href' || attr.name === 'src') {
        attr.value = linkIn(layout, file, attr.value);
      }
    }
  }
}

function addHead({document, file, locale}: CopyPage, isSearch: boolean): void {
  const head = find(document, ({tagName}) => tagName === 'head')!;
  const way = (own: string) => wayTo(file, own);
  const charset = element('<meta charset="utf-8">');
  const added = [
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    `<script src="${way(ownFiles.theme)}"></script>`,
    `<link rel="stylesheet" href="${way(ownFiles.style)}">`,
    `<script defer src="${way(ownFiles.page(locale))}"></script>`,
    ...(isSearch ? [`<script defer src="${way(ownFiles.search(locale))}"></script>`] : []),
  ].map(element);
  const own = head.childNodes.filter((child) => !('tagName' in child && attribute(child, 'charset')));
  head.childNodes = [charset, ...added.slice(0, 2), ...own, ...added.slice(2)];
}

/** Says which page this is a copy of. */
function addOrigin({document, file, locale}: CopyPage, layout: Layout, {release, day}: Origin): void {
  const live = liveAddress(layout, file);
  const link = `<a href="${escapeHtml(live)}">${escapeHtml(decodeURI(live).replace(/^https?:\/\//, ''))}</a>`;
  const text = filled(words[locale], {link, release: escapeHtml(release), day: day[locale]});
  const foot = find(document, (one) => hasClass(one, 'footer__in'));
  foot?.childNodes.push(element(`<p class="copy-origin">${text}</p>`));
}

/** What stands beside the text on a wide screen: the menu of the section, as HTML. */
function sidebarOf(document: Element): string {
  const aside = find(document, (one) => hasClass(one, 'theme-doc-sidebar-container'));
  const parts = aside ? findAll(aside, (one) => hasClass(one, 'yt-edition') || one.tagName === 'nav') : [];
  return parts.map((part) => serializeOuter(part)).join('');
}

/**
 * Reads a page of the build.
 *
 * @param file below the folder of the build
 */
export function readCopyPage(file: string, html: string): CopyPage {
  const locale = file.startsWith('en/') ? 'en' : 'sv';
  return {file, locale, document: parse(html) as unknown as Element};
}

/**
 * Makes the pages of a copy of those of the build: what needs a server or the framework's script goes, and menus that
 * the script draws are written out.
 *
 * @returns text by file
 */
export function copyPages(pages: readonly CopyPage[], layout: Layout, origin: Origin): Map<string, string> {
  const categories: Categories = new Map();
  pages.forEach(({document}) => noteCategories(document, categories));
  return new Map(
    pages.map((page) => {
      const {document, file, locale} = page;
      findAll(document, isOfLiveSite).forEach((one) => replaceBy(one));
      linkStyles(page);
      completeMenu(document, categories);
      makeLanguageLink(document, locale);
      makePhoneMenu(document, sidebarOf(document));
      rewriteLinks(page, layout);
      addHead(page, /(?:^|\/)search\.html$/.test(file));
      addOrigin(page, layout, origin);
      return [file, serialize(document)];
    }),
  );
}
