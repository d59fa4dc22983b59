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

const page = (url: string, lang: UrlRow['lang']): UrlRow => ({url, status: 200, lang, expect: html});
const moved = (url: string, location: string): UrlRow => ({url, status: 301, location, expect: redirect});
const missing = (url: string, lang: UrlRow['lang']): UrlRow => ({
  url,
  status: 404,
  lang,
  expect: {...error, 'content-type': html['content-type']},
});
const refused = (url: string): UrlRow => ({url, status: 400});

const pages: readonly UrlRow[] = [
  page('/', sv),
  page('/en/', en),
  page('/report/intro', sv),
  page('/en/report/intro', en),
  page('/report/excel-addin', sv),
  page('/api/sql/customer-database', sv),
  page('/en/api/api', en),
  page('/data-sources', sv),
  page('/en/data-sources', en),
  page('/internal', sv),
  page('/en/internal', en),
  page('/internal/Integrations/vitec-economy', sv),
  page('/data-sources/guides/b7c41f0e', sv),
  page('/report/install/create_connection', sv),
  page('/report/intro?q=1', sv),
  page('/?docusaurus-theme=dark', sv),
  page('/report/intro?next=//evil.example', sv),
  page('/report/intro?x=%zz', sv),
  // Accents: composed, in either case of the escape, in every section that has them.
  page('/report/category/anv%C3%A4ndarmanual', sv),
  page('/report/category/anv%c3%a4ndarmanual', sv),
  page('/en/report/category/anv%C3%A4ndarmanual-2', en),
  page('/report/category/systeminst%C3%A4llningar-1', sv),
  page('/internal/category/handb%C3%B6cker', sv),
  page('/en/internal/category/l%C3%B6sningar', en),
  // Escapes that need not be there name the same page.
  page('/report/%69ntro', sv),
];

const redirects: readonly UrlRow[] = [
  moved('/en', '/en/'),
  moved('/en?x=1', '/en/?x=1'),
  moved('/en.html', '/en/'),
  moved('/index', '/'),
  moved('/index.html', '/'),
  moved('/index.html?a=b&c=d', '/?a=b&c=d'),
  moved('/en/index', '/en/'),
  moved('/en/index.html', '/en/'),
  moved('/report', '/report/intro'),
  moved('/report/', '/report/intro'),
  moved('/report/?', '/report/intro'),
  moved('/report?x=1', '/report/intro?x=1'),
  moved('/en/report', '/en/report/intro'),
  moved('/en/report?x=1', '/en/report/intro?x=1'),
  moved('/api', '/api/about'),
  moved('/api/', '/api/about'),
  moved('/en/api/', '/en/api/about'),
  moved('/report/intro/', '/report/intro'),
  moved('/report/intro/?q=%C3%A5&r=a+b', '/report/intro?q=%C3%A5&r=a+b'),
  moved('/report/intro.html', '/report/intro'),
  moved('/report/intro.html?q=1?2', '/report/intro?q=1?2'),
  moved('/report/intro/index.html', '/report/intro'),
  moved('/report/intro/index', '/report/intro'),
  moved('/en/report/intro.html', '/en/report/intro'),
  moved('/data-sources/', '/data-sources'),
  moved('/data-sources.html', '/data-sources'),
  moved('/internal/', '/internal'),
  moved('/report/category/anvandarmanual', '/report/category/anv%C3%A4ndarmanual'),
  moved('/report/category/anvandarmanual-1', '/report/category/anv%C3%A4ndarmanual-1'),
  moved('/report/category/anvandarmanual/', '/report/category/anv%C3%A4ndarmanual'),
  moved('/report/category/anvandarmanual.html', '/report/category/anv%C3%A4ndarmanual'),
  moved('/report/category/anvandarmanual?q=%C3%A4', '/report/category/anv%C3%A4ndarmanual?q=%C3%A4'),
  moved('/report/category/anva%CC%88ndarmanual', '/report/category/anv%C3%A4ndarmanual'),
  moved('/report/category/anva%cc%88ndarmanual-2/', '/report/category/anv%C3%A4ndarmanual-2'),
  moved('/report/category/anv%C3%A4ndarmanual/', '/report/category/anv%C3%A4ndarmanual'),
  moved('/report/category/anv%C3%A4ndarmanual.html', '/report/category/anv%C3%A4ndarmanual'),
  moved('/en/report/category/systeminstallningar', '/en/report/category/systeminst%C3%A4llningar'),
  moved('/en/internal/category/losningar', '/en/internal/category/l%C3%B6sningar'),
  moved('/internal/category/handbocker', '/internal/category/handb%C3%B6cker'),
  moved('/internal/integrations/vitec-economy', '/internal/Integrations/vitec-economy'),
  moved('/en/internal/integrations/vitec-economy/', '/en/internal/Integrations/vitec-economy'),
  moved('/report?to=https://evil.example/', '/report/intro?to=https://evil.example/'),
  // What stands in the query stays in the query: no header can be smuggled in.
  moved('/report?x=%0d%0aSet-Cookie:a=b', '/report/intro?x=%0d%0aSet-Cookie:a=b'),
];

const notFound: readonly UrlRow[] = [
  missing('/nope', sv),
  missing('/nope/', sv),
  missing('/en/nope', en),
  missing('/en/nope/deeper', en),
  missing('/report/nope', sv),
  missing('/nope?x=1', sv),
  missing('/404', sv),
  missing('/404.html', sv),
  missing('/en/404', en),
  missing('/en/404.html', en),
  missing('/404/', sv),
  missing('/index/', sv),
  missing('/index.html/', sv),
  missing('/report/category', sv),
  missing('/report/category/', sv),
  missing('/assets/', sv),
  missing('/REPORT/intro', sv),
  missing('/report/Intro.html', sv),
  missing('/report/intro.html.html', sv),
  missing('/report/intro.html.br', sv),
  missing('/report/intro.html.gz', sv),
  missing('/report/intro.txt', sv),
  missing('/assets/js/gone.0000.js', sv),
  missing('/en/assets/js/gone.0000.js', en),
  missing('/.git/config', sv),
  missing('/.env', sv),
  missing('/report/.htaccess', sv),
  missing('/en/.git/HEAD', en),
  missing('/.well-known/nothing.txt', sv),
  missing('/%2Eenv', sv),
  missing('/wp-login.php', sv),
  missing('/report/intro%20', sv),
  missing('/report/intro%0d%0aX-Evil:1', sv),
  missing('/report/category/anv%C3%A4ndarmanual%20', sv),
  missing('/sv/report/intro', sv),
];

const hostile: readonly UrlRow[] = [
  '//evil.example',
  '//evil.example/',
  '///evil.example/..',
  '/\\evil.example/',
  '/%5Cevil.example/',
  '/%5cevil.example',
  '/report//intro',
  '/report/intro//',
  '/report%2Fintro',
  '/report%2f..%2f..%2fetc/passwd',
  '/%00',
  '/report/intro%00.html',
  '/../../etc/passwd',
  '/report/../report/intro',
  '/./report/intro',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/report/%2E%2E',
  '/en/..',
  '/assets/../x.js',
  '/x%E4y',
  '/report/category/anv%E4ndarmanual',
  '/%C3',
  '/%FF%FE',
  '/%ED%A0%80',
].map(refused);

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

const text = {'content-type': 'text/markdown; charset=utf-8', 'cache-control': 'no-cache', 'x-robots-tag': 'noindex'};

/** The texts of pages for programs. */
const plainTexts: readonly UrlRow[] = [
  {url: '/report/intro.md', status: 200, expect: text},
  {url: '/en/report/intro.md?q=1', status: 200, expect: text},
  {url: '/data-sources.md', status: 200, expect: text},
  {
    url: '/report/intro.md',
    status: 200,
    headers: {'Accept-Encoding': 'br'},
    expect: {...text, 'content-encoding': 'br'},
  },
  {url: '/report/llms-full.txt', status: 200, expect: {...text, 'content-type': 'text/plain; charset=utf-8'}},
  ...['/llms.txt', '/en/llms.txt'].map((url) => ({
    url,
    status: 200,
    expect: {...text, 'content-type': 'text/plain; charset=utf-8', 'x-robots-tag': null},
  })),
  missing('/report/nope.md', sv),
  missing('/report/intro.md/', sv),
  missing('/en/report/intro.html.md', en),
];

const hashed = {'cache-control': 'public, max-age=31536000, immutable'};

/** `@js`, `@css` and `@card` stand for files of the build under test; see namesOf(). */
const transfer: readonly UrlRow[] = [
  {
    url: '@js',
    status: 200,
    expect: {...hashed, 'content-type': 'text/javascript; charset=utf-8', 'content-encoding': null},
  },
  {
    url: '@js',
    status: 200,
    headers: {'Accept-Encoding': 'br'},
    expect: {...hashed, 'content-encoding': 'br', vary: 'Accept-Encoding'},
  },
  {
    url: '@js',
    status: 200,
    headers: {'Accept-Encoding': 'gzip'},
    expect: {...hashed, 'content-encoding': 'gzip', vary: 'Accept-Encoding'},
  },
  {url: '@js', status: 304, headers: {'Accept-Encoding': 'br'}, conditional: true, bytes: 0},
  {url: '@css', status: 200, expect: {...hashed, 'content-type': 'text/css; charset=utf-8'}},
  // A picture is compressed as it is.
  {
    url: '@card',
    status: 200,
    headers: {'Accept-Encoding': 'gzip, br'},
    expect: {...hashed, 'content-type': 'image/png', 'content-encoding': null},
  },
  {url: '@css', status: 206, headers: {Range: 'bytes=0-9'}, bytes: 10},
  {
    url: '/report/intro',
    status: 200,
    lang: sv,
    headers: {'Accept-Encoding': 'gzip, deflate, br, zstd'},
    expect: {'content-encoding': 'br', vary: 'Accept-Encoding'},
  },
  {
    url: '/report/intro',
    status: 200,
    lang: sv,
    headers: {'Accept-Encoding': 'gzip'},
    expect: {'content-encoding': 'gzip'},
  },
  {
    url: '/report/intro',
    status: 200,
    lang: sv,
    headers: {'Accept-Encoding': 'identity'},
    expect: {'content-encoding': null},
  },
  {
    url: '/report/intro',
    status: 200,
    lang: sv,
    headers: {'Accept-Encoding': 'br;q=0, gzip;q=0'},
    expect: {'content-encoding': null},
  },
  {url: '/report/intro', status: 304, conditional: true, bytes: 0},
  {url: '/report/intro', status: 304, headers: {'Accept-Encoding': 'br'}, conditional: true, bytes: 0},
  {url: '/report/intro', status: 200, headers: {'If-None-Match': '"other"'}, lang: sv},
  {url: '/report/intro', status: 206, headers: {Range: 'bytes=0-99'}, bytes: 100},
  {url: '/report/intro', status: 206, headers: {Range: 'bytes=0-0'}, bytes: 1},
  {url: '/report/intro', status: 206, headers: {Range: 'bytes=-5'}, bytes: 5},
  {
    url: '/report/intro',
    status: 200,
    headers: {Range: 'lines=0-9'},
    notOnCaddy: 'it refuses a unit that it does not know',
  },
  {url: '/report/intro', status: 200, headers: {Range: 'bytes=0-9,20-29'}, notOnCaddy: 'it sends more than one range'},
  ...['bytes=99999999-', 'bytes=50-10', 'bytes=x-y'].map((range) => ({
    url: '/report/intro',
    status: 416,
    headers: {Range: range},
    repeatedHeaders: 'nginx cuts ranges after it has added headers, and adds them again to the refusal',
  })),
  {url: '/sitemap.xml', status: 200, expect: {'cache-control': 'no-cache', 'content-type': 'application/xml'}},
  {url: '/en/sitemap.xml', status: 200, expect: {'cache-control': 'no-cache', 'content-type': 'application/xml'}},
  {
    url: '/sitemap-index.xml',
    status: 200,
    expect: {'cache-control': 'no-cache', 'content-type': 'application/xml', 'x-robots-tag': null},
  },
  {
    url: '/robots.txt',
    status: 200,
    expect: {'cache-control': 'no-cache', 'content-type': 'text/plain; charset=utf-8', 'x-robots-tag': null},
  },
  {url: '/robots.txt', status: 304, conditional: true, bytes: 0},
  {url: '/favicon.ico', status: 200, expect: {'cache-control': 'no-cache', 'content-type': 'image/x-icon'}},
  {url: '/img/logo.svg', status: 200, expect: {'content-type': 'image/svg+xml'}},
  {url: '/manifest.sv.webmanifest', status: 200, expect: {'content-type': 'application/manifest+json'}},
  {url: '/sitemap.xml/', status: 404},
  // One of each for the whole site: search engines ask at the root only.
  missing('/en/robots.txt', en),
  missing('/en/sitemap-index.xml', en),
  missing('/robots.txt/', sv),
  {url: '/img', status: 404, lang: sv},
  {url: '/img/', status: 404, lang: sv},
];

/** What a release says of itself; a build that is not released says nothing. */
const about: readonly UrlRow[] = [
  {
    url: '/version.json',
    status: 200,
    expect: {'cache-control': 'no-store', 'content-type': 'application/json', 'x-robots-tag': null},
  },
  {
    url: '/healthz',
    status: 200,
    expect: {'cache-control': 'no-store', 'content-type': 'application/json', 'x-robots-tag': null},
  },
  {
    url: '/.well-known/security.txt',
    status: 200,
    expect: {'cache-control': 'no-cache', 'content-type': 'text/plain; charset=utf-8', 'x-robots-tag': null},
  },
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
