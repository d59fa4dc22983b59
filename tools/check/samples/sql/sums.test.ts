import {expect, it} from 'vitest';
import {sumFaults} from './sums';

const reads = 'SELECT SUM(t.Amount) FROM fin.GLTransaction AS t JOIN fin.Voucher AS v ON v.VoucherId = t.VoucherId';

it.each([
  `${reads} WHERE t.IsDeleted = 0 AND v.IsDeleted = 0;`,
  "SELECT SUM(i.TotalAmount) FROM fin.CustomerInvoice AS i WHERE i.Status NOT IN ('DRAFT', 'CANCELLED');",
  'SELECT i.InvoiceNo, i.TotalAmount FROM fin.CustomerInvoice AS i;',
  'SELECT SUM(OpenAmount) FROM rpt.CustomerLedger;',
])('accepts %j', (code) => {
  expect(sumFaults(code)).toEqual([]);
});

it.each([
  [`${reads} WHERE t.IsDeleted = 0;`, 'takes deleted ones along'],
  [`${reads} WHERE v.IsDeleted = 0;`, 'takes deleted ones along'],
  ['SELECT t.Amount FROM fin.GLTransaction AS t WHERE t.IsDeleted = 0;', 'without their vouchers'],
  ['SELECT SUM(r.NetAmount) FROM fin.CustomerInvoice AS r;', 'counts drafts'],
  ['SELECT SUM(-i.OpenAmount) FROM fin.SupplierInvoice AS i;', 'counts drafts'],
])('refuses %j', (code, message) => {
  expect(sumFaults(code)).toEqual([
    expect.objectContaining({line: 1, message: expect.stringContaining(message) as string}),
  ]);
});
