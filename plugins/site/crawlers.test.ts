import {describe, expect, it} from 'vitest';
import type {RouteConfig} from '@docusaurus/types';
import {alternatesOf, closedPaths, robots, sitemapIndex, sitemapOptions, statedDays} from './crawlers';

const top = {origin: 'https://docs.example', path: '/'};
const below = {origin: 'https://docs.example', path: '/handbok/'};

describe('addresses of a page in all languages', () => {
  it.each([
    [
      'https://docs.example/report/intro',
      'sv',
      top,
      ['https://docs.example/report/intro', 'https://docs.example/en/report/intro'],
    ],
    [
      'https://docs.example/en/report/intro',
      'en',
      top,
      ['https://docs.example/report/intro', 'https://docs.example/en/report/intro'],
    ],
    ['https://docs.example/', 'sv', top, ['https://docs.example/', 'https://docs.example/en/']],
    [
      'https://docs.example/handbok/en/api/api',
      'en',
      below,
      ['https://docs.example/handbok/api/api', 'https://docs.example/handbok/en/api/api'],
    ],
  ] as const)('%s', (url, locale, site, [sv, en]) => {
    expect(alternatesOf(url, locale, site)).toEqual([
      {lang: 'sv-SE', url: sv},
      {lang: 'en-GB', url: en},
      {lang: 'x-default', url: sv},
    ]);
  });

  it('refuses an address of another site', () => {
    expect(() => alternatesOf('https://docs.example/report', 'sv', below)).toThrow(
      /not below https:\/\/docs.example\/handbok\//,
    );
  });
});

describe('sitemaps', () => {
  it('are listed in an index, one for each language', () => {
    expect(sitemapIndex(below).match(/(?<=<loc>)[^<]+/g)).toEqual([
      'https://docs.example/handbok/sitemap.xml',
      'https://docs.example/handbok/en/sitemap.xml',
    ]);
  });

  it('state the day that a page states, and no other', () => {
    const routes: RouteConfig[] = [
      {path: '/a', component: 'x', metadata: {lastUpdatedAt: Date.UTC(2025, 11, 15)}},
      {path: '/b', component: 'x', metadata: {sourceFilePath: 'b.tsx'}},
    ];
    expect([...statedDays(routes)]).toEqual([['/a', '2025-12-15']]);
  });

  it('give each page its alternates', async () => {
    const url = 'https://docs.yttra.example/report/intro';
    const items = await sitemapOptions({
      site: {origin: 'https://docs.yttra.example', path: '/'},
      locale: 'sv',
      internalClosed: false,
    }).createSitemapItems!({
      siteConfig: {} as never,
      routes: [{path: '/report/intro', component: 'x', metadata: {lastUpdatedAt: Date.UTC(2025, 11, 15)}}],
      defaultCreateSitemapItems: async () => [{url, lastmod: null}],
    });
    expect(items).toEqual([
      {url, lastmod: '2025-12-15', links: alternatesOf(url, 'sv', {origin: 'https://docs.yttra.example', path: '/'})},
    ]);
  });
});

describe('robots.txt', () => {
  it('leaves everything open and names the list of sitemaps', () => {
    expect(robots(top, [])).toBe('User-agent: *\nDisallow:\n\nSitemap: https://docs.example/sitemap-index.xml\n');
  });

  it('keeps crawlers out of what the host closes, in both languages', () => {
    const text = robots(top, closedPaths(true, top));
    expect(text.match(/^Disallow: .*$/gm)).toEqual([
      'Disallow: /internal$',
      'Disallow: /internal.md$',
      'Disallow: /internal/',
      'Disallow: /en/internal$',
      'Disallow: /en/internal.md$',
      'Disallow: /en/internal/',
    ]);
  });

  it('says under a sub-path where its lines belong', () => {
    const text = robots(below, closedPaths(true, below));
    expect(text).toMatch(/^# Crawlers read https:\/\/docs\.example\/robots\.txt only/);
    expect(text).toContain('Disallow: /handbok/en/internal/\n');
    expect(text).toContain('Sitemap: https://docs.example/handbok/sitemap-index.xml\n');
  });
});
