/** What was measured, as tables and against budgets. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';

/** What was measured of one thing in one site, by the names of the figures. */
export type Measured = Readonly<Record<string, number>>;

/** What was measured of one thing in both sites. */
export interface Row {
  readonly name: string;
  readonly ours: Measured;
  readonly stock: Measured;
}

type Shares = Readonly<Record<string, number | null>>;

const budgets = parse(readFileSync(path.join(import.meta.dirname, 'figures.yml'), 'utf8')) as Readonly<
  Record<'page' | 'clicks' | 'build', Shares>
>;

/**
 * Prints the figures of both sites, and ours as a share of the stock theme's.
 *
 * @param of a group of figures.yml
 * @returns the figures that are more than it allows
 */
export function report(of: keyof typeof budgets, rows: readonly Row[]): string[] {
  const lines = rows.flatMap(({name, ours, stock}) =>
    Object.entries(budgets[of]).map(([figure, allowed]) => {
      const [own, other] = [ours[figure]!, stock[figure]!];
      const share = Number((own / other).toFixed(2));
      return {name, figure, ours: Number(own.toFixed(1)), stock: Number(other.toFixed(1)), share, allowed};
    }),
  );
  console.table(lines);
  return lines
    .filter((line) => line.allowed !== null && line.ours > line.stock * line.allowed)
    .map(
      (line) => `${line.name}, ${line.figure}: ${line.ours} against ${line.stock}; ${line.allowed} of it is allowed`,
    );
}
