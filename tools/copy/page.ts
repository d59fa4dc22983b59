import {serialize, serializeOuter} from 'parse5';
import {attribute, escapeHtml} from '../../packages/common';
import {append, elementOf, first, is, type Page, replaceBy, setAttribute} from '../../packages/html-page';
import {sizeClass} from '../../src/lib/handbooks';
import {filled, languageTags, otherLocale, type LocaleId, type Localized} from '../../src/lib/locales';
import {linkIn, wayTo, type Layout} from './addresses';

interface Origin {
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
const ofLiveSite = [
  'script',
  'link:not([rel=icon], [rel=canonical], [rel=stylesheet])',
  'meta[property], meta[name^="twitter:"], meta[name=yt-font]',
  '.yt-base-url-banner, .navbar-sidebar__backdrop, .theme-back-to-top-button',
  'a.yt-copy, .menu__caret',
  `li:has(.${sizeClass('copy')})`,
].join(', ');

const localeOf = ({file}: Page): LocaleId => (file.startsWith('en/') ? 'en' : 'sv');

/** A stylesheet that is written into each page of the site is one file for all pages of the copy. */
function linkStyles(page: Page): void {
  for (const style of page.all('style[data-href]')) {
    const file = attribute(style, 'data-href')!.slice(1);
    replaceBy(style, elementOf(`<link rel="stylesheet" href="${wayTo(page.file, file)}">`));
  }
}

function rewriteLinks(page: Page, layout: Layout): void {
  for (const {attrs} of page.all('[href], [src]')) {
    for (const attr of attrs.filter(({name}) => name === 'href' || name === 'src')) {
      attr.value = linkIn(layout, page.file, attr.value);
    }
  }
}

function addHead(page: Page): void {
  const head = page.first('head')!;
  const way = (own: string) => wayTo(page.file, own);
  const locale = localeOf(page);
  const isSearch = /(?:^|\/)search\.html$/.test(page.file);
  page.all('head > [charset]').forEach((element) => replaceBy(element));
  head.childNodes.unshift(
    elementOf('<meta charset="utf-8">'),
    elementOf(`<meta http-equiv="Content-Security-Policy" content="${policy}">`),
    elementOf(`<script src="${way(ownFiles.theme)}"></script>`),
  );
  append(
    head,
    elementOf(`<link rel="stylesheet" href="${way(ownFiles.style)}">`),
    elementOf(`<script defer src="${way(ownFiles.page(locale))}"></script>`),
    ...(isSearch ? [elementOf(`<script defer src="${way(ownFiles.search(locale))}"></script>`)] : []),
  );
}

function addOrigin(page: Page, {release, day}: Origin): void {
  const locale = localeOf(page);
  const live = page.canonical!;
  const link = `<a href="${escapeHtml(live)}">${escapeHtml(decodeURI(live).replace(/^https?:\/\//, ''))}</a>`;
  const text = filled(words[locale], {link, release: escapeHtml(release), day: day[locale]});
  page.all('.footer__in').forEach((foot) => append(foot, elementOf(`<p class="copy-origin">${text}</p>`)));
}

/** The menu of languages is opened by the framework; of two languages, the other one is a plain link. */
function makeLanguageLink(page: Page, locale: LocaleId): void {
  const tag = languageTags[otherLocale(locale)];
  const menu = page.all('.dropdown').find((element) => first(element, `.dropdown__link[lang="${tag}"]`));
  if (menu) {
    const link = first(menu, `.dropdown__link[lang="${tag}"]`)!;
    ['target', 'rel'].forEach((name) => setAttribute(link, name, undefined));
    setAttribute(link, 'class', 'navbar__item navbar__link');
    setAttribute(link, 'hreflang', tag);
    link.childNodes.unshift(first(menu, 'svg')!);
    replaceBy(menu, link);
  }
}

/** The menu of a phone: sections, the other language, and the menu of the section. It unfolds without a script. */
function makePhoneMenu(page: Page, sidebar: string): void {
  const toggle = page.first('.navbar__toggle');
  if (!toggle) {
    return;
  }
  const items = page.all('a.navbar__item').map((link) => {
    const current = is(link, '[aria-current]') ? ' aria-current="page"' : '';
    const lang = attribute(link, 'lang');
    return `<li class="menu__list-item"><a class="menu__link" href="${escapeHtml(attribute(link, 'href')!)}"${lang ? ` lang="${lang}"` : ''}${current}>${serialize(link)}</a></li>`;
  });
  const details = elementOf(
    `<details class="copy-menu"><summary class="navbar__toggle clean-btn" aria-label="${escapeHtml(attribute(toggle, 'aria-label')!)}">${serialize(toggle)}</summary>` +
      `<div class="copy-menu__panel menu"><ul class="menu__list">${items.join('')}</ul>${sidebar}</div></details>`,
  );
  replaceBy(toggle, details);
}

/** What stands beside the text on a wide screen: the menu of the section, as HTML. */
const sidebarOf = (page: Page): string =>
  page
    .all('.theme-doc-sidebar-container :is(.yt-edition, nav)')
    .map((part) => serializeOuter(part))
    .join('');

/**
 * Makes the pages of a copy of those of the build: what needs a server or the framework's script goes, and the phone's
 * menu, which the script draws, is written out.
 *
 * @param pages of the build, which become those of the copy
 * @returns text by file
 */
export function copyPages(pages: readonly Page[], layout: Layout, origin: Origin): Map<string, string> {
  return new Map(
    pages.map((page) => {
      page.all(ofLiveSite).forEach((element) => replaceBy(element));
      linkStyles(page);
      makeLanguageLink(page, localeOf(page));
      makePhoneMenu(page, sidebarOf(page));
      rewriteLinks(page, layout);
      addHead(page);
      addOrigin(page, origin);
      return [page.file, serialize(page.document)];
    }),
  );
}
