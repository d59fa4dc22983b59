import {nearest} from '../../../packages/common';

/**
 * The record that `find` gives for an `id` in the product data.
 *
 * @throws Error naming the wrong id and the nearest right one
 */
export function required<T>(kind: string, id: string, ids: readonly string[], find: (id: string) => T | undefined): T {
  const record = find(id);
  if (record === undefined) {
    throw new Error(`src/product/data: unknown ${kind} "${id}"; the nearest is "${nearest(id, ids)}"`);
  }
  return record;
}
