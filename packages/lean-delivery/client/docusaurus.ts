import {matchRoutes} from 'react-router-config';
import preloadRoute from '@docusaurus/core/lib/client/preload';
import chunkNames from '@generated/routesChunkNames';
import routes from '@generated/routes';
import ahead from '@generated/lean-delivery/ahead.json';

/** The bundler's: addresses of a chunk's script and stylesheet, and what loads it; chunks are called by their names (see ../index.ts). */
declare const __webpack_require__: {
  readonly p: string;
  u(chunk: string): string;
  miniCssF(chunk: string): string;
  e(chunk: string): Promise<unknown>;
};

/** A file that the build has: the address of any other has no hash. */
const isBuilt = (file: string) => !file.includes('undefined');

const isChunk = (name: string) => isBuilt(__webpack_require__.u(name)) || isBuilt(__webpack_require__.miniCssF(name));

interface Connection {
  readonly effectiveType?: string;
  readonly saveData?: boolean;
}

const fetched = new Set<string>();
const loaded = new Set<string>();

/** Nothing is fetched ahead for readers with a slow or dear connection. */
function isSlow(): boolean {
  const {effectiveType = '', saveData = false} = (navigator as {connection?: Connection}).connection ?? {};
  return saveData || effectiveType.includes('2g');
}

const leaves = (value: unknown): string[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : [String(value)];

/** Chunks of a route, by the property that they fill: its key is its path and a hash without a hyphen. */
function chunksOf(path: string): Readonly<Record<string, unknown>>[] {
  return Object.entries(chunkNames)
    .filter(([key]) => key.replace(/-[^-]+$/, '') === path)
    .map(([, chunks]) => chunks);
}

/** Does something when the page has nothing else to do; Safari does not say when that is. */
const whenQuiet: (work: () => unknown) => unknown = self.requestIdleCallback ?? setTimeout;

const requested = new Set<string>();

/** Firefox holds such links to `default-src` (w3c/webappsec-csp#107), which is 'none' in our policy (deploy/headers). */
const isFirefox = () => CSS.supports('-moz-appearance', 'none');

function request(url: string): Promise<unknown> {
  const link = document.createElement('link');
  if (!link.relList.supports('prefetch') || isFirefox()) {
    // An ordinary request fills the same cache, when its answer is read to the end.
    return fetch(url, {priority: 'low'}).then((response) => response.arrayBuffer());
  }
  return new Promise((resolve, reject) => {
    link.rel = 'prefetch';
    link.href = url;
    link.onload = resolve;
    link.onerror = reject;
    document.head.append(link);
  });
}

const isHere = (url: string) => performance.getEntriesByName(new URL(url, location.href).href).length > 0;

/**
 * Fetches a file ahead of need, once; the framework's own writes a tag for every route that needs it. A
 * failure is no matter: the file is asked for again when it is needed.
 */
async function prefetchFile(url: string): Promise<void> {
  if (!requested.has(url) && !isHere(url)) {
    requested.add(url);
    await request(url).catch(() => undefined);
  }
}

async function prefetchRoute(path: string): Promise<void> {
  const named = matchRoutes(routes, path).flatMap(({route}) => chunksOf(String(route.path)));
  const files = named.flatMap(leaves).map((chunk) => __webpack_require__.u(chunk));
  const shared = Object.entries(ahead).filter(([property]) => named.some((chunks) => property in chunks));
  // What pages of a kind share is not only fetched: a click is not to wait for it to be read.
  shared
    .flatMap(([, names]) => names)
    .filter(isChunk)
    .forEach((chunk) => whenQuiet(() => __webpack_require__.e(chunk).catch(() => undefined)));
  await Promise.all(files.filter(isBuilt).map((file) => prefetchFile(__webpack_require__.p + file)));
  // Other pages, such as the first, have stylesheets of their own, which are not for this one.
  if (shared[0]) {
    whenQuiet(() => preloadOnce(path));
  }
}

function preloadOnce(path: string): Promise<unknown> | false {
  if (isSlow() || loaded.has(path)) {
    return false;
  }
  loaded.add(path);
  return preloadRoute(path).catch(() => undefined);
}

/**
 * In place of the framework's (core 3.7.0, client/docusaurus), which links ask to fetch ahead: what
 * pages of the same kind share, too, and both are read. A failure is no matter: it is tried again in earnest.
 */
export default {
  prefetch(path: string): Promise<void> | false {
    if (isSlow() || loaded.has(path) || fetched.has(path)) {
      return false;
    }
    fetched.add(path);
    return prefetchRoute(path).catch(() => undefined);
  },
  preload: preloadOnce,
};
