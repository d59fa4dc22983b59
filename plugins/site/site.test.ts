import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {RouteConfig} from '@docusaurus/types';
import {expect, it} from 'vitest';
import {localeIds} from '../../src/lib/locales';
import {grounds, headTags} from '.';
import {closedPaths, robots, statedDays} from './crawlers';

const root = path.resolve(__dirname, '../..');
const exists = (file: string) => existsSync(path.join(root, 'static', file));

it.each([
  ['/', 'sv'],
  ['/en/', 'en'],
  ['/handbok/en/', 'en'],
])('the links in the head under %s point at files that exist', (baseUrl, locale) => {
  const attributes = headTags(baseUrl, locale, 'Yttra').map((tag) => (tag.attributes ?? {}) as Record<string, string>);
  for (const href of attributes.flatMap((each) => each.href ?? [])) {
    expect(href.startsWith(baseUrl) && exists(href.slice(baseUrl.length)), href).toBe(true);
  }
});

it.each(localeIds)('the manifest in %s names icons that exist', (locale) => {
  const manifest = JSON.parse(readFileSync(path.join(root, `static/manifest.${locale}.webmanifest`), 'utf8'));
  expect(manifest.lang).toMatch(new RegExp(`^${locale}`));
  expect(manifest.icons.filter(({src}: {src: string}) => !exists(src))).toEqual([]);
});

it("the colour of the browser's bars is the ground of the page, in both modes", () => {
  const tokens = readFileSync(path.join(root, 'src/css/tokens.css'), 'utf8');
  const [light, dark] = [...tokens.matchAll(/--yt-paper: (#\w+);/g)].map((match) => match[1]);
  expect(grounds).toEqual({light, dark});
});

it('sitemaps state the day that a page states, and no other', () => {
  const routes: RouteConfig[] = [
    {path: '/a', component: 'x', metadata: {lastUpdatedAt: Date.UTC(2025, 11, 15)}},
    {path: '/b', component: 'x', metadata: {sourceFilePath: 'b.tsx'}},
  ];
  expect([...statedDays(routes)]).toEqual([['/a', '2025-12-15']]);
});

it('robots.txt keeps crawlers out of what the host closes, in both languages', () => {
  const top = {origin: 'https://docs.example', path: '/'};
  const closed = ['$', '.md$', '/'].map((ending) => `internal${ending}`);
  expect(robots(top, closedPaths(true, top)).match(/(?<=^Disallow: ).*$/gm)).toEqual(
    ['/', '/en/'].flatMap((root) => closed.map((path) => root + path)),
  );
});
