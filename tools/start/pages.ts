import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {redirectTable} from '../../deploy/routing/redirects';
import type {Site} from '../../deploy/routing/decide';

/** Routes in the framework's generated file have a hash behind them: `/report/intro-5f3`. */
const routeKey = /^(.+)-[0-9a-f]{3}$/;

/** Generated routes of one language: what is loaded for each. Pages of content have a `content`. */
export type GeneratedRoutes = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/**
 * Every page in a generated `routesChunkNames.json`, decoded. A route with others below it only
 * frames them, unless it has content of its own, as an index page has.
 */
export function pagesIn(generated: GeneratedRoutes): string[] {
  const routes = Object.entries(generated).map(([key, chunks]) => ({
    path: decodeURI(routeKey.exec(key)?.[1] ?? key).normalize('NFC'),
    hasContent: 'content' in chunks,
  }));
  const isFrame = (path: string) => routes.some((other) => other.path.startsWith(`${path}/`));
  return [...new Set(routes.filter(({path, hasContent}) => path.endsWith('/') || hasContent || !isFrame(path)).map(({path}) => path))];
}

function modified(file: string): number {
  return statSync(file, {throwIfNoEntry: false})?.mtimeMs ?? 0;
}

/**
 * Reads the routes that the running development servers know, again whenever they change, so
 * that redirects and error pages are those of the pages as they are being written.
 *
 * @param generatedDirs folders of generated files, one per language
 */
export function createSiteReader(generatedDirs: readonly string[]): () => Site {
  const sources = generatedDirs.map((dir) => path.join(dir, 'routesChunkNames.json'));
  let stamp = '';
  let site: Site = {files: new Set(), redirects: new Map(), baseUrl: '/'};
  return () => {
    const current = sources.map(modified).join();
    if (current !== stamp) {
      stamp = current;
      const pages = sources.filter(modified).flatMap((file) => pagesIn(JSON.parse(readFileSync(file, 'utf8'))));
      const files = pages.map((page) => (page.endsWith('/') ? `${page.slice(1)}index.html` : `${page.slice(1)}.html`));
      site = {files: new Set(files), redirects: redirectTable(new Set(pages)), baseUrl: '/'};
    }
    return site;
  };
}
