import {describe, expect, it} from 'vitest';
import {decide, type Site} from './decide';
import {pageFile} from './pages';
import {redirectTable} from './redirects';

// Of a site at the root of its host the preview server is asked: tests/host/lib/urls.yml.

const pages = ['/', '/en/', '/report/intro', '/en/report/intro', '/report/category/användarmanual'];
const files = new Set([...pages.map(pageFile), '404.html', 'en/404.html', 'sitemap.xml']);
const site: Site = {files, redirects: redirectTable(pages), baseUrl: '/'};
const released: Site = {...site, files: new Set([...files, 'version.json'])};
const below: Site = {...site, baseUrl: '/docs/'};
const found = (file: string) => ({status: 200, file});
const moved = (location: string) => ({status: 301, location});
const missing = (file = '404.html') => ({status: 404, file});

describe('decide', () => {
  it.each<[string, Site, string, object]>([
    ['no release', site, '/healthz', missing()],
    ['a release', released, '/healthz', found('version.json')],
    ['a bare sub-path', below, '/docs', moved('/docs/')],
    ['a page below a sub-path', below, '/docs/report/intro', found('report/intro.html')],
    ['the English home below a sub-path', below, '/docs/en', moved('/docs/en/')],
    ['a page beside a sub-path', below, '/report/intro', missing()],
  ])('%s', (_name, where, url, answer) => expect(decide(where, url)).toEqual(answer));

  // What no client of HTTP sends as it stands.
  it.each(['/a\r\nb', 'http://evil.example/'])('refuses %j', (url) => expect(decide(site, url)).toEqual({status: 400}));
});
