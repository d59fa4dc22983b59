import {describe, expect, it} from 'vitest';
import {redirectTable} from './redirects';

// What it has of the site itself is asked of every server: tests/host/lib/urls.yml.
const routes = [
  '/',
  '/en/',
  '/report/intro',
  '/en/report/intro',
  '/api/about',
  '/report/category/användarmanual',
  '/internal/Integrations/vitec-economy',
];

describe('redirectTable', () => {
  const table = redirectTable(routes);

  it('leaves out a section that the build does not have', () => {
    expect(table.has('/en/api')).toBe(false);
  });

  it('leads moved pages to where they stand, in the languages that have them', () => {
    const moves = redirectTable(routes, {'/report/old': '/report/intro', '/api/old': '/api/about'});
    expect(['/report/old', '/en/report/old', '/api/old', '/en/api/old'].map((path) => moves.get(path))).toEqual([
      '/report/intro',
      '/en/report/intro',
      '/api/about',
      undefined,
    ]);
  });

  it('never leads to an address that is redirected again', () => {
    for (const target of table.values()) {
      expect(table.has(target)).toBe(false);
    }
  });

  it('refuses to hide a page, and two redirects that disagree', () => {
    expect(() => redirectTable([...routes, '/report'])).toThrow('/report is a page of the site');
    expect(() => redirectTable(['/a/å', '/a/ä'])).toThrow('Two redirects from /a/a');
  });
});
