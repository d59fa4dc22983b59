import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';

/** What a host answers to a request for a page. */
export type Answer = {readonly status: 200 | 400 | 404} | {readonly status: 301; readonly location: string};

/**
 * The rules of the site's host.
 *
 * @param pages every page of all languages: decoded path, without a slash at the end save that of a home page
 * @returns what the host answers to a path with its query, as they stand in the request line
 */
export type Routing = (pages: readonly string[]) => (url: string) => Answer;

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
  return [
    ...new Set(
      routes.filter(({path, hasContent}) => path.endsWith('/') || hasContent || !isFrame(path)).map(({path}) => path),
    ),
  ];
}

function modified(file: string): number {
  return statSync(file, {throwIfNoEntry: false})?.mtimeMs ?? 0;
}

/** Pages of one generated file, read again when it has changed; of one that is just being written, those of before. */
function createReader(file: string): () => readonly string[] {
  let stamp = 0;
  let pages: readonly string[] = [];
  return () => {
    const current = modified(file);
    if (current !== stamp) {
      try {
        pages = current === 0 ? [] : pagesIn(JSON.parse(readFileSync(file, 'utf8')));
        stamp = current;
      } catch {
        // Written in the middle of reading: the next request tries again.
      }
    }
    return pages;
  };
}

/**
 * Answers by the routes that the running development servers know, read again whenever they
 * change, so that redirects and error pages are those of the pages as they are being written.
 * Rules that cannot stand with the pages are said, and those of before hold.
 *
 * @param generatedDirs folders of generated files, one per language
 * @param rules the host's rules as they are now, if it has any
 * @returns the answer to a path with its query; `undefined` before the first server has written its routes
 */
export function createAnswers(
  generatedDirs: readonly string[],
  rules: () => Routing | undefined,
): (url: string) => Answer | undefined {
  const readers = generatedDirs.map((dir) => createReader(path.join(dir, 'routesChunkNames.json')));
  let known: readonly unknown[] = [];
  let answer: ReturnType<Routing> | undefined;
  return (url) => {
    const routing = rules();
    const current = readers.map((read) => read());
    const state = [routing, ...current];
    if (state.some((part, index) => part !== known[index])) {
      known = state;
      const pages = current.flat();
      try {
        answer = pages.length > 0 ? routing?.(pages) : undefined;
      } catch (error) {
        console.error((error as Error).message);
      }
    }
    return answer?.(url);
  };
}
