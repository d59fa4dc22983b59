/**
 * What functions give with the example company's figures, computed so that no page has them typed in; and the income
 * statement that the tutorial builds of them, as it stands in the workbook when it is finished.
 */
import type {LocaleId, Localized} from '../lib/locales';
import {exampleFigures, reportGroups} from './facts';
import {listSeparators} from './context';

function accountsOf(expression: string): {readonly from: string; readonly to: string; readonly sign: number} {
  const group = reportGroups.find(({code}) => `@${code}` === expression);
  const [from = '', to = from] = (group?.accounts ?? expression).split(':');
  if (!/^\d{4}$/.test(from) || !/^\d{4}$/.test(to)) {
    throw new Error(`src/product/facts/figures.yml: "${expression}" is no account, range or report group.`);
  }
  return {from, to, sign: group?.sign ?? 1};
}

/**
 * The movement of the example month: accounts with the source's sign, groups with that of the presentation.
 *
 * @param expression an account `3001`, a range `3000:3999` or a report group `@NETOMS`
 * @throws Error when the expression is none of these
 */
export function exampleMovement(expression: string): number {
  const {from, to, sign} = accountsOf(expression);
  const sum = exampleFigures.accounts
    .filter(({accountNo}) => accountNo >= from && accountNo <= to)
    .reduce((total, {amount}) => total + amount, 0);
  // Without the addition nothing at all would be -0 in a group that is turned.
  return sum * sign + 0;
}

/**
 * The closing balance of the example month.
 *
 * @throws Error when the example company has no such account
 */
export function exampleClosing(accountNo: string): number {
  const found = exampleFigures.balances.find((balance) => balance.accountNo === accountNo);
  if (found === undefined) {
    throw new Error(`src/product/facts/figures.yml: the example company has no balance of ${accountNo}.`);
  }
  return found.closing;
}

/** The row of the workbook that holds the first report group. */
const firstRow = 5;

/**
 * The report groups of an income statement, in their order, one a row of the workbook: the `code` of column A, without the
 * `@`, which the formula adds; the `amount` that column C shows for the example company and month.
 */
export const reportRows = reportGroups
  .filter(({statement}) => statement === 'income')
  .sort((a, b) => a.sortOrder - b.sortOrder)
  .map(({code, sv, en}, index) => ({row: firstRow + index, code, sv, en, amount: exampleMovement(`@${code}`)}));

/** The formula of column C, the same in every row but for the row's number. */
export function reportFormula(row: number, locale: LocaleId): string {
  return `=YT.BALANCE("@"&A${row}${listSeparators[locale]}$C$2)`;
}

/** Excel's own function that adds, by its name in each language. */
export const sumFunction: Localized = {sv: 'SUMMA', en: 'SUM'};
