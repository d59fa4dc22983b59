import {describe, expect, it} from 'vitest';
import type {RouteConfig} from '@docusaurus/types';
import {closedPaths, robots, statedDays} from './crawlers';

const top = {origin: 'https://docs.example', path: '/'};

describe('sitemaps', () => {
  it('state the day that a page states, and no other', () => {
    const routes: RouteConfig[] = [
      {path: '/a', component: 'x', metadata: {lastUpdatedAt: Date.UTC(2025, 11, 15)}},
      {path: '/b', component: 'x', metadata: {sourceFilePath: 'b.tsx'}},
    ];
    expect([...statedDays(routes)]).toEqual([['/a', '2025-12-15']]);
  });
});

describe('robots.txt', () => {
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
});
