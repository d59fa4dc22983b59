import {nearest} from '../common';
import {FreshnessError} from './errors';
import type {Project} from './options';
import {allPairs, type Pair} from './pairs';

/** The name a writer uses for a page: `report/faq/init-file`, `data-sources` for an index page. */
export function pageName(pair: Pair): string {
  return pair.key.replace(/\.mdx?$/, '').replace(/\/index$/, '');
}

/**
 * Finds a page by what a writer may type: its name, its address, or the path of either file.
 *
 * @throws FreshnessError with the nearest name when there is no such page
 */
export function findPair(project: Project, typed: string): Pair {
  const pairs = allPairs(project);
  const path = typed.replace(/^\.?\//, '').replace(/\/$/, '');
  const prefix = `${project.translation}/`;
  const plain = path.startsWith(prefix) ? path.slice(prefix.length) : path;
  const found = pairs.find(
    (pair) =>
      [pair.source, pair.translation, pair.key].includes(plain) ||
      [pageName(pair), pair.key.replace(/\.mdx?$/, '')].includes(plain),
  );
  if (!found) {
    throw new FreshnessError(`There is no page "${typed}". Did you mean ${nearest(plain, pairs.map(pageName))}?`);
  }
  return found;
}
