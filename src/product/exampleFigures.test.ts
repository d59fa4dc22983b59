import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {figureOf} from '../figures';
import {exampleClosing, exampleMovement, reportFormula, reportRows} from './exampleFigures';
import {exampleFigures, functions, reportGroups} from './facts';
import {formatNumber} from './context';

const resultOf = (name: string) => functions.find((fn) => fn.name === name)?.exampleResult;
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const bucket = (name: string) => exampleFigures.ageing.find((row) => row.bucket === name)!.amount;

describe('the example figures', () => {
  const {groups, result, netSalesByMonth, netSalesYtd, budgetNetSalesYtd, varianceYtd} = exampleFigures;

  it('agree with each other', () => {
    expect(exampleMovement('@NETOMS')).toBe(groups.NETOMS);
    expect(netSalesByMonth[exampleFigures.period]).toBe(groups.NETOMS);
    expect(exampleMovement('@RES')).toBe(result);
    expect(sum(Object.values(netSalesByMonth))).toBe(netSalesYtd);
    expect(netSalesYtd - budgetNetSalesYtd).toBe(varianceYtd);
    expect(sum(exampleFigures.ageing.map(({amount}) => amount))).toBe(exampleClosing('1510'));
  });

  it('are what the examples of the functions give', () => {
    expect(resultOf('YT.BALANCE')).toBe(String(exampleMovement('3000:3999')));
    expect(resultOf('YT.BUDGET')).toBe(String(budgetNetSalesYtd));
    expect(resultOf('YT.OPENITEMS')).toBe(String(bucket('61-90') + bucket('>90')));
    expect(resultOf('YT.QUANTITY')).toBe(String(exampleFigures.quantity3041Year2025));
    expect(resultOf('YT.DIMNAME')).toBe(exampleFigures.costCentres[0]!.name);
  });
});

it.each([
  ['3001', -820_000],
  ['3000:3999', -1_250_000],
  ['@VAROR', -310_000],
  ['@SKATT', 0],
])(
  'the movement of %s, with the sign of the source for accounts, of the presentation for groups, is %d',
  (of, amount) => expect(exampleMovement(of)).toBe(amount),
);

it('the movements of the groups of an income statement add up to the result', () => {
  const parts = reportGroups.filter(({statement, code}) => statement === 'income' && !/^(RORRES|RES)$/.test(code));
  expect(sum(parts.map(({code}) => exampleMovement(`@${code}`)))).toBe(exampleFigures.result);
});

it('a movement of nothing known is refused', () => {
  expect(() => exampleMovement('@NETTO')).toThrow(/"@NETTO" is no account, range or report group/);
  expect(() => exampleClosing('9999')).toThrow(/has no balance of 9999/);
});

const pages = {
  sv: 'docs-report/first-report.mdx',
  en: 'i18n/en/docusaurus-plugin-content-docs-report/current/first-report.mdx',
};

/** What a control formula gives in the finished workbook: cells and sums of column C, added and subtracted. */
function evaluate(formula: string): number {
  const amountAt = (row: number) => reportRows.find((each) => each.row === row)!.amount;
  const terms = formula.matchAll(/([+-]?)(?:SUMM?A?\(C(\d+):C(\d+)\)|C(\d+))/g);
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

  it.each([
    ['sv', /=AVRUNDA\(.*;2\)/g],
    ['en', /=ROUND\(.*,2\)/g],
  ] as const)('passes the controls on its page, which find a row that is wrong (%s)', (locale, control) => {
    const page = readFileSync(pages[locale], 'utf8');
    const controls = page.match(control)!;
    expect(controls.map(evaluate)).toEqual([0, 0]);
    expect(evaluate(controls[0]!.replace('C5:', 'C6:'))).toBe(-exampleFigures.groups.NETOMS!);
    expect(page).toContain(reportFormula(reportRows[0]!.row, locale));
  });

  it('is drawn with every amount', () => {
    const drawn = JSON.stringify(figureOf('first-report'));
    for (const {amount} of reportRows) {
      expect(drawn).toContain(`"${formatNumber(amount, 'sv')}"`);
    }
  });
});
