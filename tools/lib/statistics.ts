/**
 * The value in the middle; the mean of the two in the middle when their number is even.
 *
 * @throws on an empty list
 */
export function median(values: readonly number[]): number {
  if (values.length === 0) {
    throw new Error('The median of nothing was asked for.');
  }
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2;
}

/** The median of every figure over several runs. */
export function medians<T extends Readonly<Record<keyof T, number>>>(runs: readonly T[]): T {
  const names = Object.keys(runs[0] ?? {}) as (keyof T)[];
  return Object.fromEntries(names.map((name) => [name, median(runs.map((run) => run[name]))])) as unknown as T;
}
