import {readFileSync} from 'node:fs';
import path from 'node:path';

/** A route as the framework writes it into `.docusaurus/routes.js`. */
export interface Route {
  readonly path: string;
  /** Arguments of `ComponentCreator`: the path, and a hash. */
  readonly component: readonly string[];
  readonly exact?: boolean;
  readonly routes?: readonly Route[];
  /** What else the framework or a plugin has put there, such as `sidebar`. */
  readonly [attribute: string]: unknown;
}

/** Chunks of a route, by the property that they fill; nested as the property is. */
export type ChunkNames = Readonly<Record<string, unknown>>;

/** The files that the framework generates for the client, read back. */
export interface Generated {
  readonly routes: readonly Route[];
  /** By path and hash: `/report/intro-1a2`. */
  readonly chunkNames: Readonly<Record<string, ChunkNames>>;
  /** Code of the function that loads a chunk, by the name of the chunk. */
  readonly registry: ReadonlyMap<string, string>;
}

/**
 * Reads `routes.js`, which is a program: it is run with a `ComponentCreator` that keeps its arguments.
 *
 * @throws when the file is not as Docusaurus 3.7.0 writes it
 */
export function readRoutes(code: string): Route[] {
  const body = code.replace(/^import .*$/gm, '').replace('export default', 'return');
  const read = new Function('ComponentCreator', body) as (
    creator: (...args: string[]) => string[],
  ) => Route[] | undefined;
  const routes = read((...args) => args);
  if (!Array.isArray(routes)) {
    throw new Error(
      'packages/lean-delivery/shards: .docusaurus/routes.js has no list of routes. See what codegenRoutes of @docusaurus/core writes now.',
    );
  }
  return routes;
}

/**
 * Reads `registry.js`, a line per chunk.
 *
 * @throws when a line is not as Docusaurus 3.7.0 writes it
 */
export function readRegistry(code: string): Map<string, string> {
  const lines = code.split('\n').filter((line) => line.startsWith('  '));
  return new Map(
    lines.map((line) => {
      const found =
        /^ {2}("[^"]+"): \[(\(\) => import\(\/\* webpackChunkName: "[^"]+" \*\/ "(?:[^"\\]|\\.)*"\)), /.exec(line);
      if (!found) {
        throw new Error(
          `packages/lean-delivery/shards: .docusaurus/registry.js has a line that is not understood:\n${line}\nSee what codegenRoutes of @docusaurus/core writes now.`,
        );
      }
      return [JSON.parse(found[1]!) as string, found[2]!];
    }),
  );
}

/** Names of the chunks that a route needs. */
export function chunksOf(names: ChunkNames): string[] {
  return Object.values(names).flatMap((value) =>
    typeof value === 'object' && value !== null ? chunksOf(value as ChunkNames) : [String(value)],
  );
}

/** Key of a route in `chunkNames`. */
export const keyOf = ({component: [path, hash]}: Route) => `${path}-${hash}`;

/** @param dir `.docusaurus` of the site, absolute */
export function readGenerated(dir: string): Generated {
  const text = (name: string) => readFileSync(path.join(dir, name), 'utf8');
  return {
    routes: readRoutes(text('routes.js')),
    chunkNames: JSON.parse(text('routesChunkNames.json')) as Generated['chunkNames'],
    registry: readRegistry(text('registry.js')),
  };
}
