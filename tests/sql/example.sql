-- The example company as rows of the customer database, in an order that foreign keys allow, beside what a query must leave
-- out. Columns that are not named are empty, or nought where they may not be. The table `figures` has one row, of JSON.
CREATE TEMP VIEW example AS
  SELECT f.* FROM figures, jsonb_to_record(facts) AS f (company text, currency text, period int, version text, budget numeric);
CREATE TEMP VIEW movement AS
  SELECT f.* FROM figures, jsonb_to_recordset(facts -> 'accounts') AS f ("accountNo" text, amount numeric);
CREATE TEMP VIEW balance AS
  SELECT f.* FROM figures, jsonb_to_recordset(facts -> 'balances') AS f ("accountNo" text, closing numeric);
CREATE TEMP VIEW sales AS
  SELECT f.* FROM figures, jsonb_to_recordset(facts -> 'sales') AS f (period int, amount numeric);
CREATE TEMP VIEW income AS
  SELECT f.* FROM figures, jsonb_to_recordset(facts -> 'income') AS f (code text, "sortOrder" int, amount numeric);

-- Two companies with the same accounts, years and periods: a query must choose one.
CREATE TEMP TABLE company AS SELECT 1 AS id, company AS code FROM example UNION SELECT 2, 'EXF';

-- Rows of vouchers, and what is wrong with those that do not count: deleted ones, a later month, the year before.
CREATE TEMP TABLE posting AS
  SELECT row_number() OVER () - 1 AS number, period, period / 100 AS year, account, amount, fault
  FROM (
    SELECT s.period, '3001' AS account, -s.amount AS amount, '' AS fault FROM sales s, example e WHERE s.period < e.period
    UNION ALL SELECT period, "accountNo", amount, '' FROM movement, example
    UNION ALL SELECT period - 1, "accountNo", 1000, '' FROM balance, example
    UNION ALL
    SELECT period + months, account, amount, fault
    FROM example, (VALUES (0, '1510', -7, 'voucher'), (0, '1510', 11, 'row'), (1, '1930', 13, 'month'), (-100, '1930', 37, 'month'))
      AS f (months, account, amount, fault)
  ) AS p;

-- Both rows of each; the other one is on an account that no page shows.
CREATE TEMP TABLE side AS
  SELECT *, 0 AS row FROM posting
  UNION ALL SELECT number, period, year, '2010', -amount, fault, 1 FROM posting;

CREATE TEMP TABLE opening AS SELECT "accountNo" AS account, closing - 1000 AS amount FROM balance;
INSERT INTO opening SELECT '2010', -sum(amount) FROM opening;

CREATE TEMP TABLE account AS
  SELECT account AS no, row_number() OVER (ORDER BY account) AS number FROM side GROUP BY account;

INSERT INTO ref.Currency (CurrencyCode) SELECT currency FROM example UNION VALUES ('EUR'), ('USD');
INSERT INTO ref.CalendarDate (DateKey, PeriodKey)
  SELECT day, to_char(day, 'YYYYMM')::int FROM generate_series(date '2024-01-01', '2025-12-31', '1 day') AS day;
INSERT INTO meta.DataSource (SourceId) VALUES (1);
INSERT INTO ref.Company (CompanyId, SourceId, CompanyCode, CurrencyCode) SELECT id, 1, code, currency FROM company, example;

INSERT INTO fin.FiscalYear (CompanyId, FiscalYearId, Name, StartDate)
  SELECT DISTINCT id, id * 10000 + year, year, make_date(year, 1, 1) FROM company, posting;
INSERT INTO fin.Period (PeriodId, FiscalYearId, PeriodKey)
  SELECT DISTINCT id * 1000000 + period, id * 10000 + year, period FROM company, posting;
INSERT INTO fin.Account (CompanyId, AccountId, AccountNo) SELECT id, id * 1000 + number, no FROM company, account;
INSERT INTO fin.OpeningBalance (CompanyId, OpeningBalanceId, FiscalYearId, AccountId, Amount)
  SELECT c.id, row_number() OVER (), y.FiscalYearId, c.id * 1000 + a.number, o.amount
  FROM company c JOIN fin.FiscalYear y ON y.CompanyId = c.id, opening o JOIN account a ON a.no = o.account;
INSERT INTO fin.VoucherSeries (CompanyId, VoucherSeriesId, Code) SELECT id, id, 'A' FROM company;
INSERT INTO fin.Voucher (CompanyId, VoucherId, FiscalYearId, VoucherSeriesId, VoucherNo, VoucherDate, IsDeleted)
  SELECT id, id * 1000 + number, id * 10000 + year, id, id * 1000 + number, make_date(year, period % 100, 15), (fault = 'voucher')::int
  FROM company, posting;
INSERT INTO fin.GLTransaction
    (CompanyId, TransactionId, VoucherId, RowNo, AccountId, PeriodId, TransDate, Amount, CurrencyCode, IsDeleted)
  SELECT id, (id * 1000 + s.number) * 10 + row, id * 1000 + s.number, row + 1, id * 1000 + a.number, id * 1000000 + s.period,
    make_date(year, s.period % 100, 15), amount, currency, (fault = 'row')::int
  FROM company, example, side s JOIN account a ON a.no = s.account;

-- An invoice for each bucket of the ageing, of which 250 was paid before, and those that are no open item in the accounting
-- currency. The open item that is not due holds the one of 100 euro.
CREATE TEMP TABLE invoice AS
  SELECT row_number() OVER () - 1 AS id, i.*
  FROM (
    SELECT amount - CASE bucket WHEN 'NOTDUE' THEN 100 * 11.5 ELSE 0 END AS open, due, 'OPEN' AS status, date '2024-12-01' AS day,
      NULL AS currency, 1 AS company
    FROM figures, jsonb_to_recordset(facts -> 'ageing') AS f (bucket text, amount numeric)
      JOIN (VALUES ('NOTDUE', date '2025-04-15'), ('1-30', '2025-03-15'), ('31-60', '2025-02-15'), ('61-90', '2025-01-15'),
        ('>90', '2024-12-15')) AS d (name, due) ON d.name = f.bucket
    UNION ALL VALUES
      (100, date '2025-04-15', 'OPEN', date '2024-12-01', 'EUR', 1),
      (17, '2025-04-15', 'DRAFT', '2024-12-01', NULL, 1),
      (19, '2025-04-15', 'CANCELLED', '2024-12-01', NULL, 1),
      (0, '2025-04-15', 'PAID', '2024-12-01', NULL, 1),
      (59, '2024-12-15', 'CREDITED', '2024-12-01', NULL, 1),
      (-59, '2025-04-15', 'CREDITED', '2024-12-01', NULL, 1),
      (41, '2025-04-15', 'OPEN', '2025-04-01', NULL, 1),
      (43, '2025-04-15', 'OPEN', '2024-12-01', NULL, 2)
  ) AS i;
-- The first rate is that of the day; the others are of another day, kind or currency.
INSERT INTO ref.ExchangeRate (CurrencyCode, RateDate, RateType, Rate) VALUES
  ('EUR', '2025-03-28', 'CLOSING', 11.5),
  ('EUR', '2025-03-27', 'CLOSING', 9),
  ('EUR', '2025-04-01', 'CLOSING', 10),
  ('EUR', '2025-03-31', 'AVERAGE', 8),
  ('USD', '2025-03-31', 'CLOSING', 7);
INSERT INTO fin.Customer (CompanyId, CustomerId, CustomerNo) VALUES (1, 1, '1');
INSERT INTO fin.CustomerInvoice
    (CompanyId, CustomerInvoiceId, CustomerId, InvoiceNo, InvoiceDate, DueDate, CurrencyCode, Status, TotalAmount)
  SELECT i.company, i.id, 1, i.id, day, due, coalesce(i.currency, e.currency), status, open + 250 FROM invoice i, example e;
-- Of each invoice: a payment that counts, one that comes later, and one of another ledger.
INSERT INTO fin.Payment (CompanyId, PaymentId, InvoiceId, CurrencyCode, LedgerType, PaymentDate, Amount)
  SELECT 1, row_number() OVER (ORDER BY i.id) - 1, i.id, coalesce(i.currency, e.currency), ledger, p.day, amount
  FROM invoice i, example e,
    (VALUES ('C', date '2025-03-31', 250), ('C', '2025-04-01', 23), ('S', '2025-03-31', 29)) AS p (ledger, day, amount);

-- Views, straight from the figures: their queries are not in the documentation.
INSERT INTO rpt.TrialBalance (CompanyCode, PeriodKey, AccountNo, OpeningBalance, Movement, ClosingBalance)
  SELECT company, e.period, no, closing - moved, moved, closing
  FROM example e, account,
    LATERAL (SELECT coalesce(sum(amount), 0) AS amount FROM opening WHERE account = no) AS o,
    LATERAL (
      SELECT coalesce(sum(amount) FILTER (WHERE period = e.period), 0) AS moved, coalesce(sum(amount), 0) + o.amount AS closing
      FROM side WHERE account = no AND fault = ''
    ) AS s;
INSERT INTO rpt.IncomeStatement (CompanyCode, PeriodKey, GroupCode, SortOrder, Amount)
  SELECT company, period, code, "sortOrder", amount FROM example, income;
INSERT INTO rpt.BudgetVsActual (CompanyCode, PeriodKey, AccountNo, BudgetVersion, Actual, Budget, Variance)
  SELECT company, s.period, no, name, -amount, budget, -amount - budget
  FROM example, sales s, (SELECT version AS name FROM example UNION VALUES ('OTHER')) AS v, (VALUES ('1510'), ('3001'), ('4010')) AS a (no);
