/** The income statement that the tutorial builds, as it stands in the workbook when it is finished. */
import type {LocaleId, Localized} from '../lib/locales';
import {reportGroups} from './facts';
import {exampleMovement} from './exampleFigures';
import {listSeparators} from './formats';

/** The row of the workbook that holds the first report group. */
const firstRow = 5;

interface ReportRow extends Localized {
  /** Row of the workbook. */
  readonly row: number;
  /** Column A, without the `@`, which the formula adds. */
  readonly code: string;
  /** What column C shows for the example company and month. */
  readonly amount: number;
}

/** The report groups of an income statement, in their order, one a row. */
export const reportRows: readonly ReportRow[] = reportGroups
  .filter(({statement}) => statement === 'income')
  .sort((a, b) => a.sortOrder - b.sortOrder)
  .map(({code, sv, en}, index) => ({row: firstRow + index, code, sv, en, amount: exampleMovement(`@${code}`)}));

/** The formula of column C, the same in every row but for the row's number. */
export function reportFormula(row: number, locale: LocaleId): string {
  return `=YT.BALANCE("@"&A${row}${listSeparators[locale]}$C$2)`;
}

function rowOf(code: string): number {
  const found = reportRows.find((row) => row.code === code);
  if (found === undefined) {
    throw new Error(`src/product/facts/figures.yml: the report group ${code} is missing; the tutorial sums it.`);
  }
  return found.row;
}

/** Excel's own functions, by their names in each language. */
export const sumFunction: Readonly<Record<LocaleId, string>> = {sv: 'SUMMA', en: 'SUM'};
const roundFunction: Readonly<Record<LocaleId, string>> = {sv: 'AVRUNDA', en: 'ROUND'};

/**
 * Two formulas that give 0 when the rows add up: to the operating profit, and from there to the result. They round to
 * hundredths, because Excel adds binary fractions.
 */
export function controlFormulas(locale: LocaleId): readonly string[] {
  const sum = sumFunction[locale];
  const [operating, result] = [rowOf('RORRES'), rowOf('RES')];
  return [
    `${sum}(C${firstRow}:C${operating - 1})-C${operating}`,
    `C${operating}+${sum}(C${operating + 1}:C${result - 1})-C${result}`,
  ].map((difference) => `=${roundFunction[locale]}(${difference}${listSeparators[locale]}2)`);
}
