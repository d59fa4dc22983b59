import {describe, expect, it} from 'vitest';
import {decide} from './decide';
import {pageFile} from './pages';
import {redirectTable} from './redirects';
import {redirectRows} from './spellings';

// What they have of the site itself is asked of every server: tests/host/lib/urls.yml.
const pages = [
  '/',
  '/en/',
  '/report/intro',
  '/en/report/intro',
  '/api/about',
  '/report/category/användarmanual',
  '/internal/Integrations/vitec-economy',
];
const redirects = redirectTable(pages);

describe('redirectTable', () => {
  it('leaves out a section that the build does not have', () => {
    expect(redirects.has('/en/api')).toBe(false);
  });

  it('leads moved pages to where they stand, in the languages that have them', () => {
    const moves = redirectTable(pages, {'/report/old': '/report/intro', '/api/old': '/api/about'});
    expect(['/report/old', '/en/report/old', '/api/old', '/en/api/old'].map((path) => moves.get(path))).toEqual([
      '/report/intro',
      '/en/report/intro',
      '/api/about',
      undefined,
    ]);
  });

  it('never leads to an address that is redirected again', () => {
    expect([...redirects.values()].filter((target) => redirects.has(target))).toEqual([]);
  });

  it('refuses to hide a page, and two redirects that disagree', () => {
    expect(() => redirectTable([...pages, '/report'])).toThrow('/report is a page of the site');
    expect(() => redirectTable(['/a/å', '/a/ä'])).toThrow('Two redirects from /a/a');
  });
});

describe('redirectRows', () => {
  const rows = redirectRows(pages, redirects);

  it('says what decide() says, row by row, and redirects no page', () => {
    const site = {files: new Set(pages.map(pageFile)), redirects, baseUrl: '/'};
    expect(rows.length).toBeGreaterThan(40);
    for (const {from, to} of rows) {
      expect(decide(site, encodeURI(from))).toEqual({status: 301, location: to});
      expect([...pages, decodeURI(to)]).not.toContain(from);
    }
  });

  it.each(['/a"b', '/a b', '/a$b', '/a;b', '/a{b', '/a\\b'])('refuses %j', (page) =>
    expect(() => redirectRows([page], new Map())).toThrow('could misread'),
  );
});
