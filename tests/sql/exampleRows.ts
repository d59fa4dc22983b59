import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {exampleFigures, reportGroups} from '../../src/product/facts';
import {exampleMovement} from '../../src/product/exampleFigures';
import {projectRoot} from '../../tools/lib/paths';

/** Rows of one table: values by column. Columns that are not named are empty, or nought where they may not be. */
export type Rows = readonly [table: string, rows: readonly Readonly<Record<string, unknown>>[]];

const {companyCode, currency, accounts, balances, netSalesByMonth, budgetVersion, budgetNetSalesYtd} = exampleFigures;

const periodKey = (month: string): number => Number(month.replace('-', ''));
const thisPeriod = periodKey(exampleFigures.period);
const months = Object.keys(netSalesByMonth);
const lastMonths = months.filter((month) => periodKey(month) < thisPeriod);

/** A row of a voucher; its counterpart is on an account that no page shows. */
interface Posting {
  readonly period: number;
  readonly accountNo: string;
  readonly amount: number;
  /** Where it is marked as deleted, if it is. */
  readonly deleted?: 'voucher' | 'row';
}

const counterAccount = '2010';
const movedBefore = 1000;

const counted: readonly Posting[] = [
  ...lastMonths.map((month) => ({period: periodKey(month), accountNo: '3001', amount: -netSalesByMonth[month]!})),
  ...accounts.map(({accountNo, amount}) => ({period: thisPeriod, accountNo, amount})),
  ...balances.map(({accountNo}) => ({period: thisPeriod - 1, accountNo, amount: movedBefore})),
];

/** All of it, with what a query must leave out: deleted vouchers, deleted rows, later months, the year before. */
const postings: readonly Posting[] = [
  ...counted,
  {period: thisPeriod, accountNo: '1510', amount: -7, deleted: 'voucher'},
  {period: thisPeriod, accountNo: '1510', amount: 11, deleted: 'row'},
  {period: thisPeriod + 1, accountNo: '1930', amount: 13},
  {period: thisPeriod - 100, accountNo: '1930', amount: 37},
];

const accountNos = [...new Set([counterAccount, ...postings.map(({accountNo}) => accountNo)])].sort();
const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
const openings = balances.map(({accountNo, closing}) => ({accountNo, amount: closing - movedBefore}));

/** Both rows of each posting. */
const bothSides = (list: readonly Posting[]): Posting[] =>
  list.flatMap((posting) => [posting, {...posting, accountNo: counterAccount, amount: -posting.amount}]);

/** What the view shows, summed from the figures and not by a query. */
function trialBalance(): Record<string, unknown>[] {
  return accountNos.map((accountNo) => {
    const own = bothSides(counted).filter((posting) => posting.accountNo === accountNo);
    const opening =
      accountNo === counterAccount
        ? -sum(openings.map(({amount}) => amount))
        : sum(openings.filter((balance) => balance.accountNo === accountNo).map(({amount}) => amount));
    const movement = sum(own.filter(({period}) => period === thisPeriod).map(({amount}) => amount));
    const closing = opening + sum(own.map(({amount}) => amount));
    return {
      CompanyCode: companyCode,
      PeriodKey: thisPeriod,
      AccountNo: accountNo,
      OpeningBalance: closing - movement,
      Movement: movement,
      ClosingBalance: closing,
    };
  });
}

/** Two companies with the same accounts, years and periods: a query must choose one. */
const companies = [companyCode, 'EXF'].map((code, index) => ({code, id: index + 1}));
const periods = [...new Set(postings.map(({period}) => period))];
const yearOf = (period: number): number => Math.floor(period / 100);
const years = [...new Set(periods.map(yearOf))];
const idOf = (list: readonly unknown[], value: unknown, company: number): number =>
  company * 1000 + list.indexOf(value);

const dayOf = (period: number): string => `${yearOf(period)}-${String(period % 100).padStart(2, '0')}-15`;

const accountId = (accountNo: string, company: number): number => idOf(accountNos, accountNo, company);

/** Year, periods, accounts and opening balances of a company. */
function books(company: number): Rows[] {
  const own = {CompanyId: company};
  const counter = {accountNo: counterAccount, amount: -sum(openings.map(({amount}) => amount))};
  return [
    [
      'fin.FiscalYear',
      years.map((year) => ({
        ...own,
        FiscalYearId: idOf(years, year, company),
        Name: String(year),
        StartDate: `${year}-01-01`,
      })),
    ],
    [
      'fin.Period',
      periods.map((period) => ({
        PeriodId: idOf(periods, period, company),
        FiscalYearId: idOf(years, yearOf(period), company),
        PeriodKey: period,
      })),
    ],
    [
      'fin.Account',
      accountNos.map((accountNo) => ({...own, AccountId: accountId(accountNo, company), AccountNo: accountNo})),
    ],
    [
      'fin.OpeningBalance',
      years.flatMap((year) =>
        [...openings, counter].map(({accountNo, amount}, index) => ({
          ...own,
          OpeningBalanceId: idOf(years, year, company) * 10 + index,
          FiscalYearId: idOf(years, year, company),
          AccountId: accountId(accountNo, company),
          Amount: amount,
        })),
      ),
    ],
  ];
}

/** A voucher for each posting, with both of its rows. */
function vouchers(company: number): Rows[] {
  const own = {CompanyId: company};
  const numbered = postings.map((posting, index) => ({posting, VoucherId: company * 1000 + index}));
  return [
    ['fin.VoucherSeries', [{...own, VoucherSeriesId: company, Code: 'A'}]],
    [
      'fin.Voucher',
      numbered.map(({posting, VoucherId}) => ({
        ...own,
        VoucherId,
        FiscalYearId: idOf(years, yearOf(posting.period), company),
        VoucherSeriesId: company,
        VoucherNo: VoucherId,
        VoucherDate: dayOf(posting.period),
        IsDeleted: Number(posting.deleted === 'voucher'),
      })),
    ],
    [
      'fin.GLTransaction',
      numbered.flatMap(({posting, VoucherId}) =>
        bothSides([posting]).map(({accountNo, amount, period}, row) => ({
          ...own,
          TransactionId: VoucherId * 10 + row,
          VoucherId,
          RowNo: row + 1,
          AccountId: accountId(accountNo, company),
          PeriodId: idOf(periods, period, company),
          TransDate: dayOf(period),
          Amount: amount,
          CurrencyCode: currency,
          IsDeleted: Number(posting.deleted === 'row'),
        })),
      ),
    ],
  ];
}

const {dueDates, foreign, paidBefore, ...items} = parse(
  readFileSync(path.join(projectRoot, 'tests/sql/receivables.yml'), 'utf8'),
) as {
  readonly dueDates: Readonly<Record<string, string>>;
  readonly foreign: {readonly amount: number; readonly rate: number};
  readonly paidBefore: number;
  readonly invoices: readonly {readonly open: number; readonly CurrencyCode?: string}[];
  readonly payments: readonly object[];
  readonly rates: readonly Readonly<Record<string, unknown>>[];
};

/** An invoice for each bucket of the ageing, paid in part, and those of `receivables.yml`. */
function receivables(): Rows[] {
  const own = {CompanyId: 1};
  const ofAgeing = exampleFigures.ageing.map(({bucket, amount}) => ({
    DueDate: dueDates[bucket],
    open: amount - (bucket === 'NOTDUE' ? foreign.amount * foreign.rate : 0),
  }));
  const invoices = [...ofAgeing, ...items.invoices].map(({open, ...invoice}, index) => ({
    ...own,
    CustomerInvoiceId: index,
    CustomerId: 1,
    InvoiceNo: String(index),
    InvoiceDate: '2024-12-01',
    CurrencyCode: currency,
    Status: 'OPEN',
    TotalAmount: open + paidBefore,
    ...invoice,
  }));
  const payments = invoices.flatMap(({CustomerInvoiceId: InvoiceId, CurrencyCode}) =>
    items.payments.map((payment) => ({InvoiceId, CurrencyCode, ...payment})),
  );
  return [
    ['ref.ExchangeRate', items.rates],
    ['fin.Customer', [{...own, CustomerId: 1, CustomerNo: '1'}]],
    ['fin.CustomerInvoice', invoices],
    ['fin.Payment', payments.map((payment, index) => ({...own, PaymentId: index, ...payment}))],
  ];
}

/** Rows of a view, and as many for another company and for the year before. */
const beside = (rows: readonly Readonly<Record<string, unknown>>[]): Readonly<Record<string, unknown>>[] =>
  rows.flatMap((row) => [row, {...row, CompanyCode: 'EXF'}, {...row, PeriodKey: Number(row.PeriodKey) - 100}]);

/** The views' rows, straight from the figures: their queries are not in the documentation. */
function views(): Rows[] {
  const own = {CompanyCode: companyCode};
  const budget = -budgetNetSalesYtd / months.length;
  return [
    ['rpt.TrialBalance', beside(trialBalance())],
    [
      'rpt.IncomeStatement',
      beside(
        reportGroups
          .filter(({statement}) => statement === 'income')
          .map(({code, sortOrder}) => ({
            ...own,
            PeriodKey: thisPeriod,
            GroupCode: code,
            SortOrder: sortOrder,
            Amount: exampleMovement(`@${code}`),
          })),
      ),
    ],
    [
      'rpt.BudgetVsActual',
      [budgetVersion, 'OTHER'].flatMap((BudgetVersion) =>
        ['1510', '3001', '4010'].flatMap((AccountNo) =>
          beside(
            months.map((month) => {
              const actual = -netSalesByMonth[month]!;
              const amounts = {Actual: actual, Budget: budget, Variance: actual - budget};
              return {...own, PeriodKey: periodKey(month), AccountNo, BudgetVersion, ...amounts};
            }),
          ),
        ),
      ),
    ],
  ];
}

/** Every day of the example year and the one before. */
const calendar = Array.from({length: 366 + 365}, (_, day) => {
  const date = new Date(Date.UTC(2024, 0, 1 + day)).toISOString().slice(0, 10);
  return {DateKey: date, PeriodKey: periodKey(date.slice(0, 7))};
});

/** The example company as rows of the customer database, in an order that foreign keys allow. */
export function exampleRows(): Rows[] {
  return [
    ['ref.Currency', [currency, 'EUR', 'USD'].map((code) => ({CurrencyCode: code}))],
    ['ref.CalendarDate', calendar],
    ['meta.DataSource', [{SourceId: 1}]],
    [
      'ref.Company',
      companies.map(({id, code}) => ({CompanyId: id, SourceId: 1, CompanyCode: code, CurrencyCode: currency})),
    ],
    ...companies.flatMap(({id}) => [...books(id), ...vouchers(id)]),
    ...receivables(),
    ...views(),
  ];
}
