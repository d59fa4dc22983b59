/** What was measured, as tables and against budgets; figures.yml says of every figure how it is printed and what it may be. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {markdownTable} from '../lib/figures';

/** What was measured of one thing in one site, by the names of the figures: times in ms, sizes in KB of 1000 bytes. */
export type Measured = Readonly<Record<string, number>>;

/** The figures of a table, as figures.yml says. */
type Figures = Readonly<
  Record<string, {readonly title: string; readonly digits?: number; readonly share?: number; readonly most?: number}>
>;

export const figures = parse(readFileSync(path.join(import.meta.dirname, 'figures.yml'), 'utf8')) as Readonly<
  Record<'weight' | 'page' | 'clicks' | 'build' | 'search', Figures>
>;

/** What was measured of one thing in both sites, or in ours alone. */
export interface Row {
  readonly name: string;
  readonly ours: Measured;
  readonly stock?: Measured;
}

/** The figures as Markdown, ours above the stock theme's. */
export function tableOf(of: Figures, rows: readonly Row[]): string {
  const line = (name: string, site: string, measured: Measured) => [
    name,
    site,
    ...Object.entries(of).map(([key, {digits = 0}]) => measured[key]!.toFixed(digits)),
  ];
  return markdownTable(
    ['', '', ...Object.values(of).map(({title}) => title)],
    rows.flatMap(({name, ours, stock}) => [line(name, 'Ours', ours), ...(stock ? [line(name, 'Stock', stock)] : [])]),
  );
}

/** Budgets that are not kept; empty when all is well. */
export function budgetFaults(of: Figures, rows: readonly Row[]): string[] {
  return rows.flatMap(({name, ours, stock}) =>
    Object.entries(of).flatMap(([key, {title, digits = 0, share, most}]) => {
      const [own, other] = [ours[key]!, stock?.[key]];
      const what = `${name}, ${title}: ${own.toFixed(digits)}`;
      const allowed = share === undefined || other === undefined ? undefined : other * share;
      return [
        ...(allowed !== undefined && own > allowed
          ? [
              `${what} against ${other!.toFixed(digits)}, ${(own / other!).toFixed(2)} of the stock theme's; ${share} is allowed`,
            ]
          : []),
        ...(most !== undefined && own > most ? [`${what}; ${most} is allowed`] : []),
      ];
    }),
  );
}
