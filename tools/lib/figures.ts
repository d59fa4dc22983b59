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

/**
 * A Markdown table.
 *
 * @param head column titles
 * @param rows cells, as many in each row as there are titles
 * @throws when a row has another number of cells
 */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const wrong = rows.find((row) => row.length !== head.length);
  if (wrong) {
    throw new Error(`A row has ${wrong.length} cells, the table ${head.length} columns: ${wrong.join(' | ')}`);
  }
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
