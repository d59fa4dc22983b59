import {describe, expect, it} from 'vitest';
import {decide, type Site} from './decide';
import {redirectTable} from './redirects';

const pages = [
  '/',
  '/en/',
  '/report/intro',
  '/en/report/intro',
  '/data-sources',
  '/report/category/användarmanual',
  '/internal/Integrations/vitec-economy',
];
const files = new Set([
  'index.html',
  'en/index.html',
  '404.html',
  'en/404.html',
  'sitemap.xml',
  'assets/js/main.1.js',
  ...pages.filter((page) => !page.endsWith('/')).map((page) => `${page.slice(1)}.html`),
]);
const site: Site = {files, redirects: redirectTable(pages), baseUrl: '/'};
const accented = '/report/category/anv%C3%A4ndarmanual';

describe('decide', () => {
  it.each([
    ['/', 'index.html'],
    ['/en/', 'en/index.html'],
    ['/report/intro', 'report/intro.html'],
    ['/report/intro?x=1', 'report/intro.html'],
    ['/data-sources', 'data-sources.html'],
    [accented, 'report/category/användarmanual.html'],
    ['/report/category/anv%c3%a4ndarmanual', 'report/category/användarmanual.html'],
    ['/sitemap.xml', 'sitemap.xml'],
    ['/assets/js/main.1.js', 'assets/js/main.1.js'],
  ])('serves %s', (url, file) => {
    expect(decide(site, url)).toEqual({status: 200, file});
  });

  it('tells a balancer that there is a release, or none', () => {
    const released = {...site, files: new Set([...files, 'version.json'])};
    expect(decide(released, '/healthz')).toEqual({status: 200, file: 'version.json'});
    expect(decide(site, '/healthz').status).toBe(404);
  });

  it.each([
    ['/en', '/en/'],
    ['/en?x=1', '/en/?x=1'],
    ['/report', '/report/intro'],
    ['/en/report/?x=%C3%A5', '/en/report/intro?x=%C3%A5'],
    ['/report/intro/', '/report/intro'],
    ['/report/intro.html?q=1?2', '/report/intro?q=1?2'],
    ['/index.html', '/'],
    ['/en/index.html', '/en/'],
    ['/index', '/'],
    ['/en/index', '/en/'],
    ['/en.html', '/en/'],
    ['/report/intro/index', '/report/intro'],
    ['/report/?', '/report/intro'],
    ['/report/category/anvandarmanual', accented],
    ['/report/category/anva%CC%88ndarmanual', accented],
    [`${accented}/`, accented],
    ['/internal/integrations/vitec-economy', '/internal/Integrations/vitec-economy'],
  ])('redirects %s to %s', (url, location) => {
    expect(decide(site, url)).toEqual({status: 301, location});
  });

  it.each([
    '/nope',
    '/report/nope/',
    '/404',
    '/404.html',
    '/.git/config',
    '/assets/js/gone.js',
    '/index/',
    '/index.html/',
    '/report/intro.html.html',
  ])('does not find %s', (url) => expect(decide(site, url)).toEqual({status: 404, file: '404.html'}));

  it('answers in English below /en/', () => {
    expect(decide(site, '/en/nope')).toEqual({status: 404, file: 'en/404.html'});
    expect(decide(site, '/en/404')).toEqual({status: 404, file: 'en/404.html'});
  });

  it.each([
    '//evil.example/',
    '/\\evil.example/',
    '/%5Cevil.example',
    '/a%2Fb',
    '/%00',
    '/x%E4y',
    '/%',
    '/a\r\nb',
    'http://evil.example/',
    '/report/../.env',
    '/..',
    '/%2e%2E/x',
    '/./report/intro',
  ])('refuses %j', (url) => expect(decide(site, url)).toEqual({status: 400}));

  it('works below a sub-path', () => {
    const below = {...site, baseUrl: '/docs/'};
    expect(decide(below, '/docs')).toEqual({status: 301, location: '/docs/'});
    expect(decide(below, '/docs/report/intro')).toEqual({status: 200, file: 'report/intro.html'});
    expect(decide(below, '/docs/en')).toEqual({status: 301, location: '/docs/en/'});
    expect(decide(below, '/report/intro')).toEqual({status: 404, file: '404.html'});
  });
});
