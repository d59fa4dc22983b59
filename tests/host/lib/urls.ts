/** One request, and what every host answers to it. */
export interface UrlRow {
  readonly url: string;
  readonly status: number;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Value of `Location`. Absent: there must be none. */
  readonly location?: string;
  /** `lang` of the page in the answer. */
  readonly lang?: 'sv-SE' | 'en-GB';
  /** Headers that must have exactly this value; `null`: must be absent. */
  readonly expect?: Readonly<Record<string, string | null>>;
  /** Ask with the ETag of a first answer to the same request. */
  readonly conditional?: boolean;
  /** The body has this many bytes. */
  readonly bytes?: number;
  /** Why Caddy is not asked: it may answer so, and does not. */
  readonly notOnCaddy?: string;
  /** A build that is not released has no such file. */
  readonly ofReleases?: boolean;
  /** Why the security headers may be missing. */
  readonly withoutPolicy?: string;
  /** Why a header may stand twice, with the same value. */
  readonly repeatedHeaders?: string;
}

const sv = 'sv-SE';
const en = 'en-GB';
const html = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-cache',
  vary: 'Accept-Encoding',
  'x-robots-tag': null,
};
const error = {'cache-control': 'no-store', 'x-robots-tag': 'noindex'};
const redirect = {'cache-control': 'no-cache'};

const languageOf = (url: string): UrlRow['lang'] => (/^\/en(?:\/|$)/.test(url) ? en : sv);
/** Addresses that are written one after the other. */
export const listed = (urls: string): string[] => urls.trim().split(/\s+/);

const page = (url: string): UrlRow => ({url, status: 200, lang: languageOf(url), expect: html});
const moved = (url: string, location: string): UrlRow => ({url, status: 301, location, expect: redirect});
const missing = (url: string): UrlRow => ({
  url,
  status: 404,
  lang: languageOf(url),
  expect: {...error, 'content-type': html['content-type']},
});
const refused = (url: string): UrlRow => ({url, status: 400});

const pages: readonly UrlRow[] = [
  ...listed(`
  / /en/ /report/intro /en/report/intro /report/excel-addin /api/sql/customer-database /en/api/api /data-sources
  /en/data-sources /internal /en/internal /internal/Integrations/vitec-economy /data-sources/guides/b7c41f0e
  /report/install/create_connection /report/intro?q=1 /?docusaurus-theme=dark /report/intro?next=//evil.example
  /report/intro?x=%zz`),
  // Accents: composed, in either case of the escape, in every section that has them.
  ...listed(`
  /report/category/anv%C3%A4ndarmanual /report/category/anv%c3%a4ndarmanual /en/report/category/anv%C3%A4ndarmanual-2
  /report/category/systeminst%C3%A4llningar-1 /internal/category/handb%C3%B6cker /en/internal/category/l%C3%B6sningar`),
  // Escapes that need not be there name the same page.
  '/report/%69ntro',
].map(page);

/** By where they lead. What stands in the query stays in the query: no header can be smuggled in. */
const redirects = Object.entries({
  '/en/': '/en /en.html /en/index /en/index.html',
  '/en/?x=1': '/en?x=1',
  '/': '/index /index.html',
  '/?a=b&c=d': '/index.html?a=b&c=d',
  '/report/intro': `
    /report /report/ /report/? /report/intro/ /report/intro.html /report/intro/index.html /report/intro/index`,
  '/report/intro?x=1': '/report?x=1',
  '/en/report/intro': '/en/report /en/report/intro.html',
  '/en/report/intro?x=1': '/en/report?x=1',
  '/api/about': '/api /api/',
  '/en/api/about': '/en/api/',
  '/report/intro?q=%C3%A5&r=a+b': '/report/intro/?q=%C3%A5&r=a+b',
  '/report/intro?q=1?2': '/report/intro.html?q=1?2',
  '/data-sources': '/data-sources/ /data-sources.html',
  '/internal': '/internal/',
  '/report/category/anv%C3%A4ndarmanual': `
    /report/category/anvandarmanual /report/category/anvandarmanual/ /report/category/anvandarmanual.html
    /report/category/anva%CC%88ndarmanual /report/category/anv%C3%A4ndarmanual/
    /report/category/anv%C3%A4ndarmanual.html`,
  '/report/category/anv%C3%A4ndarmanual-1': '/report/category/anvandarmanual-1',
  '/report/category/anv%C3%A4ndarmanual?q=%C3%A4': '/report/category/anvandarmanual?q=%C3%A4',
  '/report/category/anv%C3%A4ndarmanual-2': '/report/category/anva%cc%88ndarmanual-2/',
  '/en/report/category/systeminst%C3%A4llningar': '/en/report/category/systeminstallningar',
  '/en/internal/category/l%C3%B6sningar': '/en/internal/category/losningar',
  '/internal/category/handb%C3%B6cker': '/internal/category/handbocker',
  '/internal/Integrations/vitec-economy': '/internal/integrations/vitec-economy',
  '/en/internal/Integrations/vitec-economy': '/en/internal/integrations/vitec-economy/',
  '/report/intro?to=https://evil.example/': '/report?to=https://evil.example/',
  '/report/intro?x=%0d%0aSet-Cookie:a=b': '/report?x=%0d%0aSet-Cookie:a=b',
}).flatMap(([to, from]) => listed(from).map((url) => moved(url, to)));

const notFound = listed(`
  /nope /nope/ /en/nope /en/nope/deeper /report/nope /nope?x=1 /404 /404.html /en/404 /en/404.html /404/ /index/
  /index.html/ /report/category /report/category/ /assets/ /REPORT/intro /report/Intro.html /report/intro.html.html
  /report/intro.html.br /report/intro.html.gz /report/intro.txt /assets/js/gone.0000.js /en/assets/js/gone.0000.js
  /.git/config /.env /report/.htaccess /en/.git/HEAD /.well-known/nothing.txt /%2Eenv /wp-login.php /report/intro%20
  /report/intro%0d%0aX-Evil:1 /report/category/anv%C3%A4ndarmanual%20 /sv/report/intro`).map(missing);

const hostile = listed(String.raw`
  //evil.example //evil.example/ ///evil.example/.. /\evil.example/ /%5Cevil.example/ /%5cevil.example /report//intro
  /report/intro// /report%2Fintro /report%2f..%2f..%2fetc/passwd /%00 /report/intro%00.html /../../etc/passwd
  /report/../report/intro /./report/intro /%2e%2e/%2e%2e/etc/passwd /report/%2E%2E /en/.. /assets/../x.js /x%E4y
  /report/category/anv%E4ndarmanual /%C3 /%FF%FE /%ED%A0%80`).map(refused);

const unreadable: readonly UrlRow[] = ['/%', '/%zz', '/report/%2'].map((url) => ({
  ...refused(url),
  withoutPolicy: "Caddy's library refuses it before any configuration is asked; the answer is 15 bytes of plain text",
}));

const methods: readonly UrlRow[] = [
  {url: '/', method: 'HEAD', status: 200, bytes: 0, expect: html},
  {url: '/report', method: 'HEAD', status: 301, location: '/report/intro', bytes: 0},
  {url: '/nope', method: 'HEAD', status: 404, bytes: 0},
  ...['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE'].map((method) => ({
    url: '/report/intro',
    method,
    status: 405,
    headers: {'Content-Length': '0'},
    expect: {allow: 'GET, HEAD', ...error},
  })),
  {url: '/nope', method: 'POST', headers: {'Content-Length': '0'}, status: 405},
];

/** A file, and headers of the answer; `accepts` are encodings. */
const file = (url: string, expect: UrlRow['expect'], accepts?: string): UrlRow => ({
  url,
  status: 200,
  expect,
  headers: accepts === undefined ? undefined : {'Accept-Encoding': accepts},
});
const intro = (status: number, headers: UrlRow['headers'], more: Partial<UrlRow> = {}): UrlRow => ({
  url: '/report/intro',
  status,
  headers,
  ...more,
});
const again = (url: string, headers?: UrlRow['headers']): UrlRow => ({
  url,
  status: 304,
  headers,
  conditional: true,
  bytes: 0,
});

const text = {'content-type': 'text/markdown; charset=utf-8', 'cache-control': 'no-cache', 'x-robots-tag': 'noindex'};
const plain = {...text, 'content-type': 'text/plain; charset=utf-8'};

/** The texts of pages for programs. */
const plainTexts: readonly UrlRow[] = [
  file('/report/intro.md', text),
  file('/en/report/intro.md?q=1', text),
  file('/data-sources.md', text),
  file('/report/intro.md', {...text, 'content-encoding': 'br'}, 'br'),
  file('/report/llms-full.txt', plain),
  file('/llms.txt', {...plain, 'x-robots-tag': null}),
  file('/en/llms.txt', {...plain, 'x-robots-tag': null}),
  missing('/report/nope.md'),
  missing('/report/intro.md/'),
  missing('/en/report/intro.html.md'),
];

const hashed = {'cache-control': 'public, max-age=31536000, immutable'};
const packed = (encoding: string) => ({'content-encoding': encoding, vary: 'Accept-Encoding'});
const ofSite = (type: string) => ({'cache-control': 'no-cache', 'content-type': type, 'x-robots-tag': null});

/** `@js`, `@css` and `@card` stand for files of the build under test; see namesOf(). */
const transfer: readonly UrlRow[] = [
  file('@js', {...hashed, 'content-type': 'text/javascript; charset=utf-8', 'content-encoding': null}),
  file('@js', {...hashed, ...packed('br')}, 'br'),
  file('@js', {...hashed, ...packed('gzip')}, 'gzip'),
  again('@js', {'Accept-Encoding': 'br'}),
  file('@css', {...hashed, 'content-type': 'text/css; charset=utf-8'}),
  // A picture is compressed as it is.
  file('@card', {...hashed, 'content-type': 'image/png', 'content-encoding': null}, 'gzip, br'),
  {url: '@css', status: 206, headers: {Range: 'bytes=0-9'}, bytes: 10},
  ...[
    file('/report/intro', packed('br'), 'gzip, deflate, br, zstd'),
    file('/report/intro', {'content-encoding': 'gzip'}, 'gzip'),
    file('/report/intro', {'content-encoding': null}, 'identity'),
    file('/report/intro', {'content-encoding': null}, 'br;q=0, gzip;q=0'),
  ].map((row) => ({...row, lang: sv}) as const),
  again('/report/intro'),
  again('/report/intro', {'Accept-Encoding': 'br'}),
  intro(200, {'If-None-Match': '"other"'}, {lang: sv}),
  intro(206, {Range: 'bytes=0-99'}, {bytes: 100}),
  intro(206, {Range: 'bytes=0-0'}, {bytes: 1}),
  intro(206, {Range: 'bytes=-5'}, {bytes: 5}),
  intro(200, {Range: 'lines=0-9'}, {notOnCaddy: 'it refuses a unit that it does not know'}),
  intro(200, {Range: 'bytes=0-9,20-29'}, {notOnCaddy: 'it sends more than one range'}),
  ...['bytes=99999999-', 'bytes=50-10', 'bytes=x-y'].map((range) =>
    intro(416, {Range: range}, {repeatedHeaders: 'nginx adds headers before it cuts ranges, and again to the refusal'}),
  ),
  file('/sitemap.xml', ofSite('application/xml')),
  file('/en/sitemap.xml', ofSite('application/xml')),
  file('/sitemap-index.xml', ofSite('application/xml')),
  file('/robots.txt', ofSite('text/plain; charset=utf-8')),
  again('/robots.txt'),
  file('/favicon.ico', ofSite('image/x-icon')),
  file('/img/logo.svg', ofSite('image/svg+xml')),
  file('/manifest.sv.webmanifest', ofSite('application/manifest+json')),
  {url: '/sitemap.xml/', status: 404},
  // One of each for the whole site: search engines ask at the root only.
  missing('/en/robots.txt'),
  missing('/en/sitemap-index.xml'),
  missing('/robots.txt/'),
  {url: '/img', status: 404, lang: sv},
  {url: '/img/', status: 404, lang: sv},
];

/** What a release says of itself; a build that is not released says nothing. */
const about: readonly UrlRow[] = [
  file('/version.json', {...ofSite('application/json'), 'cache-control': 'no-store'}),
  file('/healthz', {...ofSite('application/json'), 'cache-control': 'no-store'}),
  file('/.well-known/security.txt', ofSite('text/plain; charset=utf-8')),
].map((row) => ({...row, ofReleases: true}));

/** Every row that nginx, Caddy and the preview server are asked. */
export const urlTable: readonly UrlRow[] = [
  ...pages,
  ...redirects,
  ...notFound,
  ...hostile,
  ...unreadable,
  ...methods,
  ...plainTexts,
  ...transfer,
  ...about,
];
