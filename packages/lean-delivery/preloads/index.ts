import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {addressOf, type PageEdit} from '../../finished-pages';
import {editScriptList} from '../boot/scriptList';
import {servedChunk} from '../served-text';
import {chunksOf, keyOf, readGenerated, type Generated, type Route} from '../shards/generated';
import {comparable} from '../shards/split';

/** What the framework's bundler writes of the client, `.docusaurus/client-manifest.json` (react-loadable-ssr-addon). */
interface Manifest {
  /** Chunks that are loaded together with a chunk, itself among them. A chunk that `main` holds is not there. */
  readonly origins: Readonly<Record<string, readonly string[]>>;
  readonly assets: Readonly<Record<string, {readonly js?: readonly {readonly file: string}[]}>>;
}

/** The routes that show a path, from the outermost in, by the path in lower case; `*` for the page that says there is none. */
function routesByPath(routes: readonly Route[]): ReadonlyMap<string, readonly Route[]> {
  const chains = new Map<string, readonly Route[]>();
  const walk = (some: readonly Route[], around: readonly Route[]) =>
    some.forEach((route) => {
      const chain = [...around, route];
      return route.routes ? walk(route.routes, chain) : chains.set(comparable(decodeURI(route.path)), chain);
    });
  walk(routes, []);
  return chains;
}

/**
 * Scripts of a page's routes, relative to the build, each once.
 *
 * @param served chunk of the text that the page has in itself
 */
function scriptsOf(
  chain: readonly Route[],
  {chunkNames}: Pick<Generated, 'chunkNames'>,
  {origins, assets}: Manifest,
  served?: string,
): string[] {
  const chunks = chain.flatMap((route) => chunksOf(chunkNames[keyOf(route)] ?? {})).filter((name) => name !== served);
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
  const ahead = `<script data-ahead="${addresses.join(' ')}"`;
  return editScriptList(html, (beginning) => beginning.replace('<script', () => ahead));
}

function assertBuilt(scripts: readonly string[], outDir: string, page: string): void {
  const missing = scripts.find((script) => !existsSync(path.join(outDir, script)));
  if (missing !== undefined) {
    throw new Error(`packages/lean-delivery, preloads: ${page} needs ${missing}, which the build does not have.`);
  }
}

/**
 * Names on every page the scripts that its routes need until it is hydrated. The client learns of them
 * only when `main` runs, one round trip later.
 *
 * @throws when a script that a page names is not there
 */
export const pagePreloads = {
  name: 'preloads',
  prepare({generatedFilesDir, outDir, baseUrl}) {
    const generated = readGenerated(generatedFilesDir);
    const manifest = JSON.parse(readFileSync(path.join(generatedFilesDir, 'client-manifest.json'), 'utf8')) as Manifest;
    const chains = routesByPath(generated.routes);
    return ({name}) => {
      const chain = chains.get(comparable(addressOf(name, baseUrl))) ?? chains.get('*')!;
      return (html) => {
        const scripts = scriptsOf(chain, generated, manifest, servedChunk(html));
        assertBuilt(scripts, outDir, name);
        return withPreloads(
          html,
          scripts.map((script) => baseUrl + script),
        );
      };
    };
  },
} satisfies PageEdit;
