import {execFile} from 'node:child_process';
import {promisify} from 'node:util';

/** The last version for Node 20; later ones need Node 22. */
export const lighthouseVersion = '12.8.2';

/** What Lighthouse judges. */
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof categories)[number];

/** Points from 0 to 100. */
export type Scores = Readonly<Record<Category, number>>;

interface Report {
  readonly runtimeError?: {readonly message: string};
  readonly categories: Readonly<Record<Category, {readonly score: number | null}>>;
}

/** A judge of pages. */
export type Judge = (url: string) => Promise<Scores>;

/**
 * Lighthouse with its mobile settings; npm fetches it the first time, beside the project.
 *
 * @param port where a Chromium listens for the DevTools protocol
 * @throws when it cannot be fetched, and for a page that it cannot judge
 */
export function lighthouse(port: number): Judge {
  const flags = [`--port=${port}`, `--only-categories=${categories.join()}`, '--output=json', '--quiet'];
  return async (url) => {
    const command = ['--yes', `lighthouse@${lighthouseVersion}`, url, ...flags];
    const {stdout} = await promisify(execFile)('npx', command, {maxBuffer: 64 * 1024 * 1024});
    const report = JSON.parse(stdout) as Report;
    if (report.runtimeError) {
      throw new Error(`Lighthouse could not judge ${url}: ${report.runtimeError.message}`);
    }
    const points = (category: Category) => Math.round((report.categories[category].score ?? 0) * 100);
    return Object.fromEntries(categories.map((category) => [category, points(category)])) as unknown as Scores;
  };
}
