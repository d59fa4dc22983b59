import vm from 'node:vm';
import {describe, expect, it} from 'vitest';
import {securityHeaders} from '../headers/policy';
import type {HostInput} from '../templates';
import {pageFile} from '../routing/decide';
import {redirectRows, redirectTable} from '../routing/redirects';
import {addressFunction} from './cloudfront';
import {staticFiles} from './generate';

const pages = ['/', '/en/', '/report/intro', '/en/report/intro', '/data-sources', '/report/category/användarmanual'];
const redirects = redirectTable(pages);
const inline = {scripts: ['sha256-a='], styles: [], styleAttributes: []};
const input: HostInput = {
  headers: securityHeaders(inline),
  rows: redirectRows(pages, redirects),
  redirects,
  siteName: 'handbook.example',
  release: 'r',
  key: 'k',
};
const files = staticFiles(input);
const text = (name: string) => files.get(name)!;
const manyRedirects = (count: number) =>
  new Map(Array.from({length: count}, (_, index) => [`/report/old-${index}`, '/report/intro']));

// What `_redirects` and `_headers` say is asked of the hosts that read them: tests/host/static.test.ts.

describe('the function for CloudFront', () => {
  interface Result {
    uri?: string;
    statusCode?: number;
    headers?: {location: {value: string}};
  }
  const code = addressFunction(redirects);
  const ask = (uri: string, query?: string): Result =>
    vm.runInNewContext(`${code}; handler({request: {uri, rawQueryString: () => query}})`, {uri, query});
  const locationOf = (uri: string, query?: string) => ask(uri, query).headers?.location.value;

  it('asks the bucket for the file of every page, and for other files by their names', () => {
    pages.map(encodeURI).forEach((page) => expect(ask(page).uri).toBe(`/${encodeURI(pageFile(decodeURI(page)))}`));
    ['/sitemap.xml', '/assets/js/main.1.js', '/report/intro.md'].forEach((file) => expect(ask(file).uri).toBe(file));
  });

  it('leads every other spelling to the page, as nginx and Caddy do', () => {
    const wrong = input.rows.filter(({from, to}) => locationOf(encodeURI(from)) !== to);
    expect(wrong).toEqual([]);
    expect(ask('/report').statusCode).toBe(301);
  });

  it('keeps the query, and never leads to another host', () => {
    expect(locationOf('/report/', 'x=1')).toBe('/report/intro?x=1');
    expect(locationOf('//evil.example/')).toBe('/evil.example');
    expect(ask('/%E4').statusCode).toBe(400);
  });

  it('gives the error pages to nobody as pages', () => expect(ask('/en/404').uri).toBe('/en/404'));
});

describe('headers', () => {
  const template = JSON.parse(text('cloudfront.json'));
  const azure = JSON.parse(text('staticwebapp.config.json'));
  const configOf = (name: string) => template.Resources[name].Properties.ResponseHeadersPolicyConfig;

  it('has the whole policy, under the names that CloudFront has for it', () => {
    const [, policy] = input.headers.find(([name]) => name === 'Content-Security-Policy')!;
    expect(azure.globalHeaders).toMatchObject(Object.fromEntries(input.headers));
    for (const name of ['Headers', 'Headers1', 'Headers3']) {
      const {SecurityHeadersConfig: security, CustomHeadersConfig: custom} = configOf(name);
      expect(security.ContentSecurityPolicy.ContentSecurityPolicy).toBe(policy);
      expect(security.StrictTransportSecurity.AccessControlMaxAgeSec).toBe(63_072_000);
      expect(Object.keys(security).length + custom.Items.length).toBeGreaterThan(input.headers.length);
    }
  });

  it('lets hashed files be kept, and the name of the release not at all', () => {
    const behaviours = template.Resources.Distribution.Properties.DistributionConfig.CacheBehaviors;
    const cacheOf = (pattern: string) => {
      const {Ref: policy} = behaviours.find(
        ({PathPattern}: {PathPattern: string}) => PathPattern === pattern,
      ).ResponseHeadersPolicyId;
      return configOf(policy).CustomHeadersConfig.Items.find(({Header}: {Header: string}) => Header === 'Cache-Control')
        .Value;
    };
    const routeOf = (route: string) => azure.routes.find((row: {route: string}) => row.route === route).headers;
    expect(cacheOf('/assets/*')).toBe('public, max-age=31536000, immutable');
    expect(cacheOf('/version.json')).toBe('no-store');
    expect(routeOf('/en/assets/*')).toEqual({'Cache-Control': 'public, max-age=31536000, immutable'});
    expect(routeOf('/*.md')).toEqual({'X-Robots-Tag': 'noindex'});
  });
});

describe('a host with limits is given no file that it would cut off:', () => {
  const generate = (changes: Partial<HostInput>) => () => staticFiles({...input, ...changes});
  const scripts = Array.from({length: 50}, (_, index) => `sha256-${String(index).padStart(43, '0')}=`);

  it.each([
    ['a long policy', {headers: securityHeaders({...inline, scripts})}, 'characters in a line of _headers'],
    [
      'a policy that only CloudFront refuses',
      {headers: securityHeaders({...inline, scripts: scripts.slice(0, 31)})},
      'characters in Content-Security-Policy for CloudFront; the host takes 1783',
    ],
    ['many redirects', {redirects: manyRedirects(160)}, 'bytes in staticwebapp.config.json; the host takes 20000'],
    ['very many redirects', {redirects: manyRedirects(401)}, 'rows in _redirects; the host takes 2000'],
  ])('%s', (_name, changes, message) => expect(generate(changes)).toThrow(message));

  it('a function that is too large', () =>
    expect(() => addressFunction(manyRedirects(300))).toThrow('bytes in the function for CloudFront'));
});

it('leads on from a page where GitHub knows no redirect', () => {
  const page = text('github/report/category/anvandarmanual/index.html');
  expect(page).toContain('<meta http-equiv="refresh" content="0; url=/report/category/anv%C3%A4ndarmanual">');
  expect(page).toContain('href="https://handbook.example/report/category/anv%C3%A4ndarmanual"');
  expect(text('github/CNAME')).toBe('handbook.example\n');
  // A page of the site is never written over.
  expect([...files.keys()].filter((name) => pages.includes(name.replace(/^github|index\.html$/g, '')))).toEqual([]);
});
