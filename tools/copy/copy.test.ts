import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import type {Site} from '../../deploy/routing/decide';
import {linkIn, type Layout} from './addresses';
import {zip} from './copy';
import {Page} from '../../packages/html-page';
import {copyPages} from './page';

const siteUrl = 'https://docs.example';

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
function layoutOf(isLeftOut: (file: string) => boolean = () => false): Layout {
  const site: Site = {files: new Set(files), redirects: new Map([['/report', '/report/intro']]), baseUrl: '/'};
  return {site, siteUrl, isLeftOut};
}

/** A folded category in a page's menu. */
const category =
  '<li class=theme-doc-sidebar-item-category><div><a href=/report/category/faq>FAQ</a><button class=menu__caret></button></div></li>';

/** A page as the build has it. */
const builtPage = (menu: string, text = '') =>
  `<!doctype html><html lang=sv-SE><head><meta charset=UTF-8><title>T</title><meta property=og:title content=T>` +
  `<link rel=canonical href=${siteUrl}/report/intro><link rel=manifest href=/m.webmanifest><script>run()</script>` +
  `<style data-href=/assets/css/styles.1.css>p{}</style></head><body><div class=yt-base-url-banner>!</div>` +
  `<nav class=navbar><button class=navbar__toggle aria-label=Meny><svg></svg></button>` +
  `<a class="navbar__item navbar__link" aria-current=page href=/report/intro>Rapport</a>` +
  `<div class="navbar__item dropdown"><button><svg></svg>Svenska</button><ul><li><a class=dropdown__link lang=sv-SE href=/report/intro>Svenska</a>` +
  `<li><a class=dropdown__link lang=en-GB href=/en/report/intro target=_self>English</a></ul></div></nav>` +
  `<aside class=theme-doc-sidebar-container><nav class=menu><ul>${menu}</ul></nav></aside>` +
  `<main>${text}</main><footer><div class=footer__in></div></footer><script type="application/ld+json">{}</script></body></html>`;

const origin = {release: '20251215-1', day: {sv: '15 december 2025', en: '15 December 2025'}};

/** Rows of `links.yml`, where they are described. */
const links = parse(readFileSync(path.join(import.meta.dirname, 'links.yml'), 'utf8')) as [string, string, string][];

it.each(links)('a link of %s to %s is %s', (from, href, expected) =>
  expect(
    linkIn(
      layoutOf((file) => file === 'internal.html'),
      from,
      href,
    ),
  ).toBe(expected),
);

describe('a page', () => {
  const text =
    '<a class=yt-copy href=/report/intro.md>M</a><ul><li>zip<span class=yt-size-copy></span></li><li>pdf</li></ul>';
  const pages = copyPages([new Page('report/intro.html', builtPage(category, text))], layoutOf(), origin);
  const html = pages.get('report/intro.html')!;

  it('has no script but those of the copy, and asks for nothing else of the live site', () => {
    expect(html.match(/<script[^>]*>/g)).toEqual([
      '<script src="../copy/theme.js">',
      '<script defer="" src="../copy/page.sv.js">',
    ]);
    ['og:title', 'manifest', 'run()', 'yt-base-url-banner', 'intro.md', 'yt-size-copy'].forEach((gone) =>
      expect(html).not.toContain(gone),
    );
    expect(html).toContain('<li>pdf</li>');
  });

  it('begins with its encoding and the policy, and links its styles', () => {
    expect(html).toContain('<head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy"');
    expect(html).toContain('<link rel="stylesheet" href="../assets/css/styles.1.css">');
    expect(html).not.toContain('<style');
  });

  it('leads to the other language by a plain link', () => {
    expect(html).toContain(
      '<a lang="en-GB" href="../en/report/intro.html" class="navbar__item navbar__link" hreflang="en-GB"><svg></svg>English</a>',
    );
    expect(html).not.toContain('dropdown');
  });

  it('has a menu for phones, and no button that unfolds a category', () => {
    expect(html.split('<a href="category/faq.html">FAQ</a>')).toHaveLength(3);
    expect(html).not.toContain('menu__caret');
    expect(html).toContain('<summary class="navbar__toggle clean-btn" aria-label="Meny"><svg></svg></summary>');
    expect(html).toContain('<a class="menu__link" href="intro.html" aria-current="page">Rapport</a>');
  });

  it('says what it is a copy of', () => {
    expect(html).toContain(
      '<p class="copy-origin">Kopia av <a href="https://docs.example/report/intro">docs.example/report/intro</a>, utgåva 20251215-1, 15 december 2025</p>',
    );
  });
});

it('packs the same bytes whatever the order and the time zone', () => {
  const entries: [string, Buffer][] = [
    ['b/å.html', Buffer.from('b')],
    ['a.html', Buffer.from('a')],
  ];
  const one = zip(new Map(entries), '2025-12-15');
  const {TZ} = process.env;
  process.env.TZ = 'Pacific/Auckland';
  const two = zip(new Map(entries.reverse()), '2025-12-15');
  process.env.TZ = TZ;
  expect(two.equals(one)).toBe(true);
  expect(one.includes('yttra-handbook/b/å.html')).toBe(true);
});
