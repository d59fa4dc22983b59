import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {figureOf} from '../figures';
import {exampleFigures} from './facts';
import {exampleMovement, controlFormulas, reportFormula, reportRows} from './exampleFigures';
import {formatNumber} from './formats';

const pages = {
  sv: 'docs-report/first-report.mdx',
  en: 'i18n/en/docusaurus-plugin-content-docs-report/current/first-report.mdx',
};

/** What a control formula gives in the finished workbook: cells and sums of column C, added and subtracted. */
function evaluate(formula: string): number {
  const amountAt = (row: number) => reportRows.find((each) => each.row === row)!.amount;
  const terms = formula.slice(1).matchAll(/([+-]?)(?:SUMM?A?\(C(\d+):C(\d+)\)|C(\d+))/g);
  return [...terms].reduce((total, [, sign, from, to, cell]) => {
    const rows = cell === undefined ? reportRows.filter(({row}) => row >= Number(from) && row <= Number(to)) : [];
    const value = cell === undefined ? rows.reduce((sum, {amount}) => sum + amount, 0) : amountAt(Number(cell));
    return total + (sign === '-' ? -value : value);
  }, 0);
}

describe('the finished report', () => {
  it('shows the figures of the example company', () => {
    const amounts = Object.fromEntries(reportRows.map(({code, amount}) => [code, amount]));
    expect(amounts.NETOMS).toBe(exampleFigures.groups.NETOMS);
    expect(amounts.VAROR).toBe(-exampleMovement('4010'));
    expect(amounts.OVREXT).toBe(-exampleMovement('5010'));
    expect(amounts.PERS).toBe(-exampleMovement('7010'));
    expect(amounts.RES).toBe(exampleFigures.result);
  });

  it.each(['sv', 'en'] as const)('passes its own controls, which find a row that is wrong (%s)', (locale) => {
    const controls = controlFormulas(locale);
    expect(controls.map(evaluate)).toEqual([0, 0]);
    expect(evaluate(controls[0]!.replace('C5:', 'C6:'))).toBe(-exampleFigures.groups.NETOMS!);
  });

  it.each(['sv', 'en'] as const)('has on its page the formulas that are computed here (%s)', (locale) => {
    const page = readFileSync(pages[locale], 'utf8');
    for (const formula of [reportFormula(reportRows[0]!.row, locale), ...controlFormulas(locale)]) {
      expect(page).toContain(formula);
    }
  });

  it('is drawn with every amount', () => {
    const drawn = JSON.stringify(figureOf('first-report'));
    for (const {amount} of reportRows) {
      expect(drawn).toContain(`"${formatNumber(amount, 'sv')}"`);
    }
  });
});
