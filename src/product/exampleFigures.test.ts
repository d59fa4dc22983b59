import {describe, expect, it} from 'vitest';
import {exampleFigures, functions, reportGroups} from './facts';
import {exampleClosing, exampleMovement} from './exampleFigures';

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

describe('a movement', () => {
  it('has the sign of the source for accounts, of the presentation for groups', () => {
    expect(exampleMovement('3001')).toBe(-820_000);
    expect(exampleMovement('3000:3999')).toBe(-1_250_000);
    expect(exampleMovement('@VAROR')).toBe(-310_000);
  });

  it('is 0 where the month has nothing', () => {
    expect(exampleMovement('@SKATT')).toBe(0);
  });

  it('of the groups of an income statement adds up to the result', () => {
    const parts = reportGroups.filter(({statement, code}) => statement === 'income' && !/^(RORRES|RES)$/.test(code));
    expect(sum(parts.map(({code}) => exampleMovement(`@${code}`)))).toBe(exampleFigures.result);
  });
});

it('of nothing known is refused', () => {
  expect(() => exampleMovement('@NETTO')).toThrow(/"@NETTO" is no account, range or report group/);
  expect(() => exampleClosing('9999')).toThrow(/has no balance of 9999/);
});
