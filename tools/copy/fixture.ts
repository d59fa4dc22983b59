import type {Site} from '../../deploy/routing/decide';
import type {Layout} from './addresses';

export const siteUrl = 'https://docs.example';

const files = [
  'index.html',
  'report/intro.html',
  'report/limits.html',
  'report/category/faq.html',
  'report/yttra-report-sv.pdf',
  'internal.html',
  'artefacts/errors.json',
  'en/report/intro.html',
  '404.html',
];

/** A small site. @param isLeftOut pages that its copy has not */
export function layoutOf(isLeftOut: (file: string) => boolean = () => false): Layout {
  const site: Site = {files: new Set(files), redirects: new Map([['/report', '/report/intro']]), baseUrl: '/'};
  return {site, siteUrl, isLeftOut};
}

/** A folded category in a page's menu. */
export const category =
  '<li class=theme-doc-sidebar-item-category><div><a href=/report/category/faq>FAQ</a><button class=menu__caret></button></div></li>';

/** A page as the build has it. */
export const builtPage = (menu: string, text = '') =>
  `<!doctype html><html lang=sv-SE><head><meta charset=UTF-8><title>T</title><meta property=og:title content=T>` +
  `<link rel=canonical href=${siteUrl}/report/intro><link rel=manifest href=/m.webmanifest><script>run()</script>` +
  `<style data-href=/assets/css/styles.1.css>p{}</style></head><body><div class=yt-base-url-banner>!</div>` +
  `<nav class=navbar><button class=navbar__toggle aria-label=Meny><svg></svg></button>` +
  `<a class="navbar__item navbar__link" aria-current=page href=/report/intro>Rapport</a>` +
  `<div class="navbar__item dropdown"><button><svg></svg>Svenska</button><ul><li><a class=dropdown__link lang=sv-SE href=/report/intro>Svenska</a>` +
  `<li><a class=dropdown__link lang=en-GB href=/en/report/intro target=_self>English</a></ul></div></nav>` +
  `<aside class=theme-doc-sidebar-container><nav class=menu><ul>${menu}</ul></nav></aside>` +
  `<main>${text}</main><footer><div class=footer__in></div></footer><script type="application/ld+json">{}</script></body></html>`;
