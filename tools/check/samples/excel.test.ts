import {describe, expect, it} from 'vitest';
import {functions} from '../../../src/product/facts';
import {excelFaults} from './excel';

describe('excelFaults', () => {
  it.each(functions)('accepts the examples of $name', ({example}) => {
    expect(excelFaults(example.sv, 'sv')).toEqual([]);
    expect(excelFaults(example.en, 'en')).toEqual([]);
  });

  it.each([
    '=HYPERLÄNK(YT.LINK("CUSTINV";A2);"Visa")',
    '=SUMMA(YT.BALANCE(A1;B$1);2)*-1',
    'A5#',
    '=YT.BALANCE(TEXT(A1;"0");"2025-03")',
  ])('accepts %j', (code) => {
    expect(excelFaults(code, 'sv')).toEqual([]);
  });

  it.each([
    ['=A1\n=YT.BALANS("3001";"2025-03")', 2, 'The function YT.BALANS does not exist.', 'Write YT.BALANCE.'],
    ['=YT.BALANCE("3001","2025-03")', 1, 'The list separator "," is not that of Swedish Excel.', 'Write ";".'],
    [
      '=YT.BALANCE("3001")',
      1,
      'YT.BALANCE lacks the argument period.',
      'YT.BALANCE(account, period, [type], [dimensions], [company], [connection])',
    ],
    ['=YT.INFO("USER";1)', 1, 'YT.INFO takes at most 1 arguments; here are 2.', 'YT.INFO(property)'],
    [
      '=YT.BALANCE("1510";"2025-03";"UB")',
      1,
      'UB is no type of YT.BALANCE.',
      'Write one of PERIOD, OB, CB, DEBIT, CREDIT.',
    ],
    ['=YT.LIST("rpt.Ledger";"Amount")', 1, 'rpt.Ledger does not exist in the database model.', expect.any(String)],
    [
      '=YT.LIST("rpt.TrialBalance";"AccountNo,Ammount")',
      1,
      'rpt.TrialBalance has no column Ammount.',
      expect.any(String),
    ],
    [
      '=YT.VALUE("rpt.SalesPipeline";"WeightValue")',
      1,
      'rpt.SalesPipeline has no column WeightValue.',
      'Write WeightedValue.',
    ],
    [
      '=YT.VALUE("rpt.SalesPipeline";"WeightedValue";"Stage=\'x\'")',
      1,
      'rpt.SalesPipeline has no column Stage.',
      'Write StageName.',
    ],
  ])('refuses %j', (code, line, message, fix) => {
    expect(excelFaults(code, 'sv')).toEqual([{line, message, fix}]);
  });

  it('refuses brackets and quotes that do not match', () => {
    expect(excelFaults('=YT.INFO("USER"', 'sv')).toEqual([{line: 1, message: 'A closing bracket is missing.'}]);
    expect(excelFaults('=YT.INFO("USER)', 'sv')).toEqual([{line: 1, message: 'A quotation mark is missing.'}]);
    expect(excelFaults('=YT.INFO("USER"))', 'sv')).toEqual([
      {line: 1, message: 'A bracket is closed that was not opened.'},
    ]);
  });
});
