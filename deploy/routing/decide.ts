import type {RedirectTable} from './redirects';

/** What the host answers: a file with a status, a redirect, or a bare refusal. */
export type Decision =
  | {readonly status: 200 | 404; readonly file: string}
  | {readonly status: 301; readonly location: string}
  | {readonly status: 400};

export interface Site {
  /** Every file of the build, relative, with forward slashes, decoded: `report/intro.html`. */
  readonly files: ReadonlySet<string>;
  readonly redirects: RedirectTable;
  /** Path that the site stands under, with a slash at both ends. */
  readonly baseUrl: string;
}

/** Written so, these never name a page; some would lead a browser to another host. */
const hostile = /\/\/|\\|%5c|%2f|%00|[\u0000-\u001f\u007f]/i;

/** `.` or `..` as a part of the path. Browsers resolve these before they ask. */
const dotSegment = /\/(?:\.|%2e){1,2}(?:\/|$)/i;

/** Says which release is served; every release has it, a build has not. */
export const releaseFile = 'version.json';

/** Served with status 404 only, never as pages of their own. */
const errorPages = new Set(['404.html', 'en/404.html']);

/** File of a page by its decoded path: `/report/intro` is `report/intro.html`, `/en/` is `en/index.html`. */
export function pageFile(path: string): string {
  return path.endsWith('/') ? `${path.slice(1)}index.html` : `${path.slice(1)}.html`;
}

/** Path of a page by its file: `en/index.html` is `/en/`, `report/intro.html` is `/report/intro`. */
export function pagePath(file: string): string {
  return `/${file}`.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '');
}

function decode(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

/** Path without `.html`, `index`, `index.html` and trailing slash. The Swedish home page keeps its slash. */
function cleaned(path: string): string {
  return path.replace(/(?:\/index)?\.html$|\/index$|\/$/, '') || '/';
}

function notFound(path: string): Decision {
  return {status: 404, file: path.startsWith('/en/') ? 'en/404.html' : '404.html'};
}

function redirect(site: Site, path: string, query: string): Decision {
  return {status: 301, location: site.baseUrl.slice(0, -1) + encodeURI(path) + query};
}

function isHidden(path: string): boolean {
  return path.split('/').some((part) => part.startsWith('.') && part !== '.well-known');
}

/** Whether a page may be asked for by this path: `index` is the name of a file, not of a page. */
function isPage(site: Site, path: string): boolean {
  const file = pageFile(path);
  return site.files.has(file) && !errorPages.has(file) && !path.endsWith('/index');
}

function decideInSite(site: Site, path: string, query: string): Decision {
  if (isHidden(path)) {
    return notFound(path);
  }
  // For a balancer: there as long as a release is.
  if (path === '/healthz' && site.files.has(releaseFile)) {
    return {status: 200, file: releaseFile};
  }
  // A file that is not a page is asked for by its own name.
  if (!path.endsWith('.html') && site.files.has(path.slice(1))) {
    return {status: 200, file: path.slice(1)};
  }
  const page = cleaned(path);
  const target = site.redirects.get(page) ?? page;
  if (!isPage(site, target)) {
    return notFound(path);
  }
  return target === path ? {status: 200, file: pageFile(target)} : redirect(site, target, query);
}

/**
 * Decides what a request gets: the contract that every host configuration is tested against.
 *
 * @param site the build
 * @param url path and query as they stand in the request line, still encoded
 */
export function decide(site: Site, url: string): Decision {
  const [rawPath, ...rest] = url.split('?');
  const query = rest.join('?') === '' ? '' : `?${rest.join('?')}`;
  if (hostile.test(rawPath!) || dotSegment.test(rawPath!)) {
    return {status: 400};
  }
  const path = decode(rawPath!);
  if (path === null || !path.startsWith('/')) {
    return {status: 400};
  }
  if (!path.startsWith(site.baseUrl)) {
    return `${path}/` === site.baseUrl ? redirect(site, '/', query) : notFound('/');
  }
  return decideInSite(site, path.slice(site.baseUrl.length - 1), query);
}
