import {nearest} from '../../plugins/product-data/nearest';
import type {Pair} from '../../plugins/translation-freshness/pairs';

/** A page that does not exist, or cannot be stamped; the message says what to do. */
export class PageError extends Error {}

/** The name a writer uses for a page: `report/faq/init-file`, `data-sources` for an index page. */
export function pageName(pair: Pair): string {
  return pair.key.replace(/\.mdx?$/, '').replace(/\/index$/, '');
}

/**
 * Finds a page by what a writer may type: its name, its address, or the path of either file.
 *
 * @throws PageError with the nearest name when there is no such page
 */
export function findPair(pairs: readonly Pair[], typed: string): Pair {
  const plain = typed.replace(/^\.?\//, '').replace(/^en\//, '').replace(/\/$/, '');
  const found = pairs.find(
    (pair) => [pair.source, pair.translation, pair.key].includes(plain) || [pageName(pair), pair.key.replace(/\.mdx?$/, '')].includes(plain),
  );
  if (!found) {
    throw new PageError(`There is no page "${typed}". Did you mean ${nearest(plain, pairs.map(pageName))}?`);
  }
  return found;
}
