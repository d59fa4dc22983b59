import {createRequire} from 'node:module';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {temporaryPackages} from '../lib/temporaryPackages';

/** The last version for Node 20; later ones need Node 22. */
export const lighthousePackages = {lighthouse: '12.8.2'} as const;

/** What Lighthouse judges. */
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof categories)[number];

/** Points from 0 to 100. */
export type Scores = Readonly<Record<Category, number>>;

interface Result {
  readonly lhr: {
    readonly runtimeError?: {readonly message: string};
    readonly categories: Readonly<Record<Category, {readonly score: number | null}>>;
  };
}

type Lighthouse = (url: string, flags: object) => Promise<Result>;

/** A judge of pages. */
export type Judge = (url: string) => Promise<Scores>;

/**
 * Lighthouse with its mobile settings.
 *
 * @param port where a Chromium listens for the DevTools protocol
 * @throws when it cannot be installed, and for a page that it cannot judge
 */
export async function lighthouse(port: number): Promise<Judge> {
  const packages = await temporaryPackages(lighthousePackages);
  const entry = createRequire(path.join(packages, 'package.json')).resolve('lighthouse');
  const {default: run} = (await import(pathToFileURL(entry).href)) as {default: Lighthouse};
  return async (url) => {
    const {lhr} = await run(url, {port, onlyCategories: categories, logLevel: 'error'});
    if (lhr.runtimeError) {
      throw new Error(`Lighthouse could not judge ${url}: ${lhr.runtimeError.message}`);
    }
    const points = (category: Category) => Math.round((lhr.categories[category].score ?? 0) * 100);
    return Object.fromEntries(categories.map((category) => [category, points(category)])) as unknown as Scores;
  };
}
