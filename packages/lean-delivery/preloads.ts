/** The script that every built page begins with (boot.js): its place in the page, and the scripts that it loads and fetches ahead. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import frameworkTemplate from '@docusaurus/core/lib/ssg/ssgTemplate.html';
import type {RouteConfig} from '@docusaurus/types';
import {addressOf, type PageEdit} from '../finished-pages';
import {dataId} from './client/servedPage';

/** Where a page names the scripts that boot.js loads. */
const place = '<script data-load="';

/** The framework's lines for the scripts of a page. */
const scripts = /<% it\.scripts\.forEach\(.*?<% \}\); %>/s;
/** Before the stylesheet, which an inline script would otherwise wait for. */
const stylesheets = '<% it.stylesheets.forEach(';

/**
 * Template of a built page: the framework's own, with boot.js in the place of the page's scripts,
 * which it loads when the page is painted.
 *
 * @param template the framework's template
 * @throws when the template is not as it was, as after an upgrade
 */
export function pageTemplate(template: string = frameworkTemplate): string {
  if (!scripts.test(template) || !template.includes(stylesheets)) {
    throw new Error(
      'packages/lean-delivery/preloads: the page template of @docusaurus/core (lib/ssg/ssgTemplate.html.js) has changed. See there how it writes scripts and stylesheets, and name it here.',
    );
  }
  const code = readFileSync(path.join(__dirname, 'boot.js'), 'utf8');
  const addresses = '<%= it.scripts.map((script) => it.baseUrl + script).join(" ") %>';
  return template
    .replace(scripts, '')
    .replace(stylesheets, () => `${place}${addresses}">${code}</script>\n    ${stylesheets}`);
}

/** What the framework's bundler writes of the client, `.docusaurus/client-manifest.json` (react-loadable-ssr-addon). */
interface Manifest {
  /** Chunks that are loaded together with a chunk, itself among them. A chunk that `main` holds is not there. */
  readonly origins: Readonly<Record<string, readonly string[]>>;
  readonly assets: Readonly<Record<string, {readonly js?: readonly {readonly file: string}[]}>>;
}

/** Chunks of a route, by the property that they fill; nested as the property is. */
interface ChunkNames {
  readonly [property: string]: string | ChunkNames;
}

const leaves = (names: ChunkNames): string[] =>
  Object.values(names).flatMap((value) => (typeof value === 'object' ? leaves(value) : [value]));

/** Chunks of routes by their path; the framework (3.7.0) has them by path and hash, and a section's first page has its path. */
function chunksByPath(generatedFilesDir: string): ReadonlyMap<string, readonly ChunkNames[]> {
  const text = readFileSync(path.join(generatedFilesDir, 'routesChunkNames.json'), 'utf8');
  const chunks = new Map<string, ChunkNames[]>();
  Object.entries(JSON.parse(text) as Record<string, ChunkNames>).forEach(([key, names]) => {
    const route = key.replace(/-[^-]+$/, '');
    chunks.set(route, [...(chunks.get(route) ?? []), names]);
  });
  return chunks;
}

const isText = (names: ChunkNames) => 'content' in names;

/** Chunks of the routes that show a page together, by the page's path in lower case. */
function chunksByPage(
  routes: readonly RouteConfig[],
  chunks: ReadonlyMap<string, readonly ChunkNames[]>,
  around: readonly string[] = [],
): [string, readonly string[]][] {
  return routes.flatMap(({path: own, routes: inner}) => {
    const named = chunks.get(own) ?? [];
    if (inner) {
      return chunksByPage(inner, chunks, [...around, ...named.filter((names) => !isText(names)).flatMap(leaves)]);
    }
    return [[decodeURI(own).toLowerCase(), [...around, ...named.flatMap(leaves)]] as const];
  });
}

/** Scripts that chunks come in, relative to the build, each once. */
function scriptsOf(chunks: readonly string[], {origins, assets}: Manifest): string[] {
  const together = chunks.flatMap((name) => origins[name] ?? []);
  return [...new Set(together.flatMap((name) => assets[name]?.js?.map(({file}) => file) ?? []))];
}

/**
 * A page that names the scripts of its routes for boot.js to fetch ahead.
 *
 * @param addresses of the scripts
 * @throws when the page does not say which scripts it loads
 */
export function withPreloads(html: string, addresses: readonly string[]): string {
  if (!html.includes(place)) {
    throw new Error(
      'packages/lean-delivery: a page does not name its scripts (data-load, see boot.js), so there is no place for those of its routes.',
    );
  }
  return html.replace(place, () => place.replace('<script', `<script data-ahead="${addresses.join(' ')}"`));
}

/**
 * Names on every page the scripts that its routes need until it is hydrated. The client learns of them
 * only when `main` runs, one round trip later.
 */
export const pagePreloads = {
  name: 'preloads',
  prepare({generatedFilesDir, baseUrl, routes}) {
    const manifest = JSON.parse(readFileSync(path.join(generatedFilesDir, 'client-manifest.json'), 'utf8')) as Manifest;
    const pages = new Map(chunksByPage(routes, chunksByPath(generatedFilesDir)));
    return ({name}) => {
      // The page that says that there is none has no route.
      const needed = pages.get(addressOf(name, baseUrl).toLowerCase()) ?? [];
      return (html) => {
        const served = servedChunk(html);
        const chunks = needed.filter((chunk) => chunk !== served);
        const addresses = scriptsOf(chunks, manifest).map((script) => baseUrl + script);
        return withPreloads(html, addresses);
      };
    };
  },
} satisfies PageEdit;

const dataElement = new RegExp(`<script\\b[^>]*\\bid="?${dataId}\\b[^>]*>\\{"chunk":"([^"]+)".*?</script>`, 's');

/** Name of the chunk whose text a finished page has in itself; `undefined` for a page of another kind. */
export const servedChunk = (html: string) => dataElement.exec(html)?.[1];

/** Puts the data of a page last: nothing of it is painted, and in the head it would hold the text up. */
export const pageData = {
  name: 'page-data',
  prepare: () => () => (html) => {
    const element = dataElement.exec(html)?.[0];
    return element === undefined ? html : `${html.replace(element, '')}${element}`;
  },
} satisfies PageEdit;
