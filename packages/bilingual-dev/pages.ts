import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** What a host answers to a request for a page. */
export type Answer = {readonly status: 200 | 400 | 404} | {readonly status: 301; readonly location: string};

/**
 * The rules of the site's host, as they are now.
 *
 * @param pages every page of all languages: decoded path, without a slash at the end save that of a home page
 * @returns what the host answers to a path with its query, as they stand in the request line
 */
export type Routing = (pages: readonly string[]) => (url: string) => Answer;

/** Routes in the framework's generated file have a hash behind them: `/report/intro-5f3`. */
const routeKey = /^(.+)-[0-9a-f]{3}$/;

/** Generated routes of one language: what is loaded for each. Pages of content have a `content`. */
type GeneratedRoutes = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

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

/**
 * Answers by the routes that the running development servers know at the moment, so that redirects and error pages are
 * those of the pages as they are being written. Rules that cannot stand with the pages are said, once.
 *
 * @param generatedDirs folders of generated files, one per language
 * @returns the answer to a path with its query; `undefined` before the first server has written its routes
 */
export function createAnswers(generatedDirs: readonly string[], routing: Routing): (url: string) => Answer | undefined {
  const files = generatedDirs.map((dir) => path.join(dir, 'routesChunkNames.json'));
  let said = '';
  return (url) => {
    try {
      const pages = files
        .filter((file) => existsSync(file))
        .flatMap((file) => pagesIn(JSON.parse(readFileSync(file, 'utf8')) as GeneratedRoutes));
      return pages.length > 0 ? routing(pages)(url) : undefined;
    } catch (error) {
      const {message} = error as Error;
      if (message !== said) {
        console.error(message);
      }
      said = message;
      return undefined;
    }
  };
}
