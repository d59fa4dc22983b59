import {readFileSync} from 'node:fs';
import path from 'node:path';
import {setImmediate} from 'node:timers/promises';
import {expect, test} from 'vitest';
import {parse} from 'yaml';
import {attribute} from '../../packages/common';
import {Page} from '../../packages/html-page';
import {deadLinks, headingGaps, headingLinkFaults, menuDoubles, unmarkedWords} from './rules';
import {sharingFaults} from './sharing';
import {pagesByLanguage, publishedRoutes, site} from './site';
import {dataFaults, things} from './structuredData';

/** What is wrong with a page, by what is looked at. */
const rules: Readonly<Record<string, (page: Page) => readonly string[]>> = {
  headings: headingGaps,
  'links of headings': headingLinkFaults,
  menu: menuDoubles,
  addresses: deadLinks,
  languages: unmarkedWords,
  sharing: sharingFaults,
  data: dataFaults,
};

/** Those that also look at the pages that nobody lists. */
const everywhere = ['languages'];

test.each(Object.keys(rules))('every page is right in its %s', async (name) => {
  const pages = everywhere.includes(name) ? site.pages : publishedRoutes.map((route) => site.pageAt(route));
  for (const page of pages) {
    // Or the runner would hear nothing of its worker for as long as all pages take.
    await setImmediate();
    expect.soft(rules[name]!(page), page.file).toEqual([]);
  }
});

interface Fault {
  readonly rule: string;
  readonly html?: string;
  readonly from?: string;
  readonly to?: string;
  readonly fault: string;
}

const {good, faults} = parse(readFileSync(path.join(import.meta.dirname, 'faults.yml'), 'utf8')) as {
  readonly good: Readonly<Record<string, string>>;
  readonly faults: readonly Fault[];
};
const ruleOf = (name: string) => rules[name === 'dataOfHome' ? 'data' : name]!;

test.each(Object.keys(good))('a page that is right in its %s has no fault', (name) =>
  expect(ruleOf(name)(new Page('b.html', good[name]!))).toEqual([]),
);

test.each(faults)('a fault in the $rule is found: $fault', ({rule, html, from, to, fault}) => {
  const bad = html ?? good[rule]!.replaceAll(from!, () => to!);
  expect(bad).not.toBe(good[rule]);
  expect(ruleOf(rule)(new Page('b.html', bad))).toContain(fault);
});

test.each(pagesByLanguage)('no two pages in $locale have the same title, description or card', ({pages}) => {
  for (const what of ['og:title', 'description', 'og:image']) {
    const values = pages.map((page) => page.meta(what)[0]);
    expect.soft(new Set(values).size, what).toBe(values.length);
  }
});

test('pages in both languages describe the same kinds of things', () => {
  const types = (route: string) => things(site.pageAt(route)).map((thing) => thing['@type']);
  for (const route of publishedRoutes.filter((candidate) => candidate.startsWith('/en/'))) {
    expect.soft(types(route), route).toEqual(types(route.slice('/en'.length)));
  }
});

test.each(['/', '/en/'])('the home page %s has a beginning for each role, and no two links to one place', (home) => {
  const places = site
    .pageAt(home)
    .all('main a[href]')
    .map((link) => attribute(link, 'href')!);
  const beginnings =
    'report/user-manual/open-documents report/first-report report/installation report/release-notes api/sql/customer-database';
  expect(places).toEqual(expect.arrayContaining(beginnings.split(' ').map((page) => home + page)));
  expect(new Set(places).size).toBe(places.length);
});
