import {describe, expect, it} from 'vitest';
import {decide, pageFile, type Site} from './decide';
import {redirectRows, redirectTable} from './redirects';

// Of a site at the root of its host every server is asked: tests/host/lib/urls.yml.

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
const files = new Set([...pages.map(pageFile), '404.html', 'en/404.html']);
const site: Site = {files, redirects, baseUrl: '/'};

describe('decide', () => {
  const released: Site = {...site, files: new Set([...files, 'version.json'])};
  const below: Site = {...site, baseUrl: '/docs/'};
  const moved = (location: string) => ({status: 301, location});
  const missing = {status: 404, file: '404.html'};

  it.each<[string, Site, string, object]>([
    ['no release', site, '/healthz', missing],
    ['a release', released, '/healthz', {status: 200, file: 'version.json'}],
    ['a bare sub-path', below, '/docs', moved('/docs/')],
    ['a page below a sub-path', below, '/docs/report/intro', {status: 200, file: 'report/intro.html'}],
    ['the English home below a sub-path', below, '/docs/en', moved('/docs/en/')],
    ['a page beside a sub-path', below, '/report/intro', missing],
    // What no client of HTTP sends as it stands.
    ['a line break', site, '/a\r\nb', {status: 400}],
    ['another host', site, 'http://evil.example/', {status: 400}],
  ])('%s', (_name, where, url, answer) => expect(decide(where, url)).toEqual(answer));
});

describe('redirectTable', () => {
  it('leads moved pages to where they stand, in the languages that have them', () => {
    const moves = redirectTable(pages, {'/report/old': '/report/intro', '/api/old': '/api/about'});
    expect(
      ['/report/old', '/en/report/old', '/api/old', '/en/api/old', '/en/api'].map((path) => moves.get(path)),
    ).toEqual(['/report/intro', '/en/report/intro', '/api/about', undefined, undefined]);
  });

  it('never leads to an address that is redirected again', () =>
    expect([...redirects.values()].filter((target) => redirects.has(target))).toEqual([]));

  it('refuses to hide a page, and two redirects that disagree', () => {
    expect(() => redirectTable([...pages, '/report'])).toThrow('/report is a page of the site');
    expect(() => redirectTable(['/a/å', '/a/ä'])).toThrow('Two redirects from /a/a');
  });
});

describe('redirectRows', () => {
  it('says what decide() says, row by row, and redirects no page', () => {
    const rows = redirectRows(pages, redirects);
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
