import type {RouteConfig} from '@docusaurus/types';
import {expect, it} from 'vitest';
import {closedPaths, robots, statedDays} from './crawlers';

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
