import {describe, expect, it} from 'vitest';
import {linkIn, liveAddress} from './addresses';
import {zip} from './copy';
import {builtPage, category, layoutOf, siteUrl} from './fixture';
import {Page} from '../../packages/html-page';
import {copyPages} from './page';

const origin = {release: '20251215-1', day: {sv: '15 december 2025', en: '15 December 2025'}};

describe('a link', () => {
  it.each([
    ['report/intro.html', '/report/limits#rows', 'limits.html#rows'],
    ['report/intro.html', '/', '../index.html'],
    ['index.html', '/report', 'report/intro.html'],
    ['en/report/intro.html', '/report/intro?q=a', '../../report/intro.html?q=a'],
    ['report/intro.html', '/artefacts/errors.json', '../artefacts/errors.json'],
    ['report/intro.html', '/report/yttra-report-sv.pdf', `${siteUrl}/report/yttra-report-sv.pdf`],
    ['report/intro.html', '/report/gone', '/report/gone'],
    ['report/intro.html', '#rows', '#rows'],
    ['report/intro.html', 'https://other.example/', 'https://other.example/'],
    ['report/intro.html', 'mailto:a@b.example', 'mailto:a@b.example'],
  ])('of %s to %s is %s', (from, href, expected) => {
    expect(linkIn(layoutOf(), from, href)).toBe(expected);
  });

  it('to a page that is left out leads to the live site', () => {
    expect(
      linkIn(
        layoutOf((file) => file === 'internal.html'),
        'index.html',
        '/internal',
      ),
    ).toBe(`${siteUrl}/internal`);
  });
});

it.each([
  ['index.html', `${siteUrl}/`],
  ['en/report/intro.html', `${siteUrl}/en/report/intro`],
])('%s is a copy of %s', (file, address) => expect(liveAddress(layoutOf(), file)).toBe(address));

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
