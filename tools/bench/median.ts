import {median} from '../lib/statistics';

/** The median of every figure over several runs. */
export function medians<T extends Readonly<Record<keyof T, number>>>(runs: readonly T[]): T {
  const names = Object.keys(runs[0] ?? {}) as (keyof T)[];
  return Object.fromEntries(names.map((name) => [name, median(runs.map((run) => run[name]))])) as unknown as T;
}
