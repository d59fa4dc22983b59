import {nearest} from './nearest';

/** A fault in a page's use of the product data, in words for the writer. */
export class ProductDataProblem extends Error {}

/**
 * The record that `find` gives for `id`.
 * @throws ProductDataProblem naming the wrong id and the nearest right one.
 */
export function required<T>(kind: string, id: string, ids: readonly string[], find: (id: string) => T | undefined): T {
  const record = find(id);
  if (record === undefined) {
    const suggestion = nearest(id, ids);
    throw new ProductDataProblem(
      `unknown ${kind} "${id}"${suggestion ? `; the nearest is "${suggestion}"` : ''}`,
    );
  }
  return record;
}
