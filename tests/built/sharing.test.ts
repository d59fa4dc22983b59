import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {parse} from 'yaml';
import {Page} from '../../packages/html-page';
import {once, sharingFaults} from './sharing';
import {pagesByLanguage, site} from './site';

const origin = new URL(site.pageAt('/').canonical!).origin;

test.each(pagesByLanguage)('pages in $locale tell everything once, and in their language', ({pages}) => {
  for (const {route, page} of pages) {
    expect.soft(sharingFaults(page, origin, route), route).toEqual([]);
  }
});

test.each(pagesByLanguage)('no two pages in $locale have the same title, description or card', ({pages}) => {
  for (const what of ['og:title', 'description', 'og:image']) {
    const values = pages.map(({page}) => page.meta(what)[0]);
    const doubles = values.filter((value, index) => values.indexOf(value) !== index);
    expect.soft(doubles, what).toEqual([]);
  }
});

const description = 'Så loggar du in i Yttra Rapport med ditt konto i Windows, Entra eller Yttra.';
const metas: Readonly<Record<string, string>> = {
  ...Object.fromEntries(once.map((name) => [name, 'x'])),
  description,
  'og:description': description,
  'og:title': 'Logga in',
  'og:locale': 'sv_SE',
  'og:locale:alternate': 'en_GB',
  'og:url': 'https://a.example/b',
  'og:image': 'c',
  'twitter:image': 'c',
  'twitter:card': 'summary_large_image',
};
const alternate = (language: string, href: string) =>
  `<link rel=alternate hreflang=${language} href=https://a.example${href}>`;
const good = `<html lang=sv-SE><head><title>Logga in</title>${Object.entries(metas)
  .map(([name, content]) => `<meta name=${name} content="${content}">`)
  .join('')}
<link rel=manifest href=/manifest.sv.webmanifest>
<link rel=canonical href=https://a.example/b>${alternate('sv-SE', '/b')}${alternate('en-GB', '/en/b')}${alternate('x-default', '/b')}</head>`;
const faultsOf = (html: string) => sharingFaults(new Page('b.html', html), 'https://a.example', '/b');

test('a good page has no faults', () => expect(faultsOf(good)).toEqual([]));

const plants = parse(readFileSync(path.join(import.meta.dirname, 'sharing.faults.yml'), 'utf8')) as readonly {
  readonly from: string;
  readonly to: string;
  readonly fault: string;
}[];

test.each(plants)('a fault is found: $from → $to', ({from, to, fault}) => {
  const bad = good.replaceAll(from, to);
  expect(bad).not.toBe(good);
  expect(faultsOf(bad)).toContain(fault);
});
