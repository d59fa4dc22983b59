import {describe, expect, it} from 'vitest';
import {sqlFaults} from './check';

describe('sqlFaults accepts', () => {
  it.each([
    'SELECT AccountNo, Movement FROM rpt.TrialBalance WHERE CompanyCode = @c ORDER BY AccountNo;',
    'SELECT t.*, v.VoucherNo FROM fin.GLTransaction AS t JOIN fin.Voucher v ON v.VoucherId = t.VoucherId;',
    'WITH s AS (SELECT AccountId, SUM(Amount) AS Total FROM fin.GLTransaction GROUP BY AccountId) SELECT a.AccountNo, s.Total FROM s JOIN fin.Account AS a ON a.AccountId = s.AccountId;',
    'WITH b (Id, Parent) AS (SELECT CostCenterId, ParentCostCenterId FROM fin.CostCenter) SELECT Id FROM b WHERE Parent IS NULL;',
    'WITH b AS (SELECT CostCenterId, Code FROM fin.CostCenter UNION ALL SELECT c.CostCenterId, c.Code FROM fin.CostCenter AS c JOIN b ON b.CostCenterId = c.ParentCostCenterId) SELECT Code FROM b;',
    'SELECT i.InvoiceNo, p.Paid FROM fin.CustomerInvoice AS i OUTER APPLY (SELECT SUM(x.Amount) AS Paid FROM fin.Payment AS x WHERE x.InvoiceId = i.CustomerInvoiceId) AS p;',
    'SELECT Name FROM fin.Customer AS c WHERE EXISTS (SELECT 1 FROM fin.CustomerInvoice AS i WHERE i.CustomerId = c.CustomerId);',
    'SELECT DATEDIFF(day, DueDate, GETDATE()) AS Days, TRY_CAST(InvoiceNo AS int) AS No, CONVERT(char(10), DueDate, 23) AS D FROM fin.CustomerInvoice;',
    "SELECT STRING_AGG(Name, N', ') WITHIN GROUP (ORDER BY Name) AS Names FROM fin.Customer;",
    "SELECT LastSuccessUtc AT TIME ZONE 'UTC' AS Utc FROM rpt.DataFreshness;",
    'SELECT Amount AS a FROM fin.Budget ORDER BY a;',
    "DECLARE @rows nvarchar(max) = (SELECT Name AS td FROM fin.Customer FOR XML PATH('tr'));",
    "DECLARE @rows nvarchar(max) = (SELECT Name AS td, '', OrgNo AS td FROM fin.Customer ORDER BY Name FOR XML PATH('tr'));",
    'USE master; CREATE ROLE report_reader; DROP USER a; DROP LOGIN a;',
    'DECLARE @p int = 202503; DECLARE @x date; SET @p = @p + 1;',
    'SELECT encrypt_option FROM sys.dm_exec_connections WHERE session_id = @@SPID;',
    'SELECT name FROM sys.databases; SELECT f.mailitem_id FROM msdb.dbo.sysmail_faileditems AS f;',
    "UPDATE ops.MailQueue SET State = 'NEW', Attempts = 0 WHERE MailId = 3;",
    'UPDATE m SET m.State = 1 FROM ops.MailQueue AS m WHERE m.MailId = 1;',
    "DELETE FROM ops.MailQueue WHERE State = 'SENT';",
    "INSERT INTO ops.MailDomain (Domain, CustomerNo) SELECT 'a', CustomerNo FROM fin.Customer;",
    'SELECT q.MailId FROM YT_Ops.ops.MailQueue AS q;',
    'SELECT v.x FROM (VALUES (1), (2)) AS v (x);',
    'SELECT Name INTO #t FROM fin.Customer; SELECT anything FROM #t;',
    'USE YT_10482;\nGO\nCREATE LOGIN [EXB\\Ekonomi] FROM WINDOWS;\nCREATE USER a FOR LOGIN a;\nALTER ROLE yt_reader ADD MEMBER a;',
    "CREATE LOGIN a WITH PASSWORD = N'***'; GRANT SELECT ON SCHEMA::rpt TO a; GRANT EXECUTE ON OBJECT::ops.QueueMail TO yt_mail; DENY SELECT ON fin.Payment TO a;",
    "RESTORE FILELISTONLY FROM DISK = N'D:\\x.bak';\nRESTORE VERIFYONLY FROM DISK = N'D:\\x.bak' WITH CHECKSUM;",
    "RESTORE DATABASE YT_10482 FROM DISK = N'D:\\x.bak'\nWITH MOVE N'a' TO N'b', MOVE N'c' TO N'd', CHECKSUM, RECOVERY;\nALTER DATABASE YT_10482 SET RECOVERY SIMPLE;",
    "BACKUP LOG d TO DISK = N'a.trn' WITH NO_TRUNCATE, CHECKSUM, INIT;\nRESTORE LOG d FROM DISK = N'a.trn' WITH CHECKSUM, NORECOVERY;",
    "BACKUP DATABASE ExoSystemDB TO DISK = N'D:\\x.bak' WITH CHECKSUM, INIT;",
    'ALTER DATABASE ExoSystemDB SET OFFLINE WITH ROLLBACK IMMEDIATE; ALTER DATABASE ExoSystemDB SET ONLINE;',
    "OPEN MASTER KEY DECRYPTION BY PASSWORD = '***'; ALTER MASTER KEY ADD ENCRYPTION BY SERVICE MASTER KEY;",
    "EXEC msdb.dbo.sp_send_dbmail @profile_name = N'a', @body = @html; EXEC sys.sp_configure N'Database Mail XPs', 1; RECONFIGURE;",
    "EXECUTE AS USER = N'a'; SELECT Status FROM rpt.DataFreshness; REVERT;",
    'EXEC ops.DispatchMail;',
  ])('%s', (code) => {
    expect(sqlFaults(code)).toEqual([]);
  });
});

describe('sqlFaults refuses', () => {
  it.each<[string, number, string, string | undefined]>([
    [
      'SELEC AccountNo FROM rpt.TrialBalance;',
      1,
      'SELEC begins no statement that the check knows.',
      'Write SELECT, or say no-check="why" in the fence line.',
    ],
    [
      'SELECT AccountNo\nFRM rpt.TrialBalance;',
      2,
      'The statement is no T-SQL: "rpt" cannot stand here.',
      expect.any(String) as unknown as string,
    ],
    [
      'SELECT AccountNo FROM rpt.TrialBalance WHERE;',
      1,
      'The statement is no T-SQL: "WHERE" cannot stand here.',
      expect.any(String) as unknown as string,
    ],
    [
      'SELECT AccountNo,\n  Ammount\nFROM fin.GLTransaction AS t\nJOIN fin.Account AS a ON a.AccountId = t.AccountId;',
      2,
      'Ammount is no column of fin.Account or fin.GLTransaction.',
      'Write Amount.',
    ],
    ['SELECT t.Ammount FROM fin.GLTransaction AS t;', 1, 'Ammount is no column of fin.GLTransaction.', 'Write Amount.'],
    ['SELECT x.Amount FROM fin.GLTransaction AS t;', 1, 'x is no table or alias of this query.', 'Write t.'],
    [
      'SELECT Amount\nFROM fin.GLTransactions;',
      2,
      'fin.GLTransactions does not exist in the database model.',
      'Write fin.GLTransaction.',
    ],
    ['SELECT Amount FROM GLTransaction;', 1, 'GLTransaction has no schema.', 'Write fin.GLTransaction.'],
    [
      'SELECT a FROM abc.Def;',
      1,
      'abc.Def does not exist in the database model.',
      expect.any(String) as unknown as string,
    ],
    ['SELECT amount FROM fin.GLTransaction;', 1, 'amount is not written as in the database model.', 'Write Amount.'],
    [
      'SELECT Name FROM fin.Customer\nWHERE CustomerId IN (SELECT CustomersId FROM fin.CustomerInvoice);',
      2,
      'CustomersId is no column of fin.CustomerInvoice.',
      'Write CustomerId.',
    ],
    [
      'WITH s AS (SELECT AccountId AS Id FROM fin.Account)\nSELECT s.AccountId FROM s;',
      2,
      'AccountId is no column of s.',
      'Write Id.',
    ],
    ['SELECT Name FROM fin.Customer ORDER BY Nam;', 1, 'Nam is no column of fin.Customer.', 'Write Name.'],
    [
      'SELECT COUNT(*) AS n FROM fin.Customer GROUP BY n;',
      1,
      'n is no column of fin.Customer.',
      expect.any(String) as unknown as string,
    ],
    [
      'SELECT Name, COUNT(*) FROM fin.Customer;',
      1,
      'Name: Column must be grouped or used in an aggregate function.',
      'Group by it, or take it into a query of its own.',
    ],
    [
      'SELECT CustomerId FROM fin.Customer AS c JOIN fin.CustomerInvoice AS i ON i.CustomerId = c.CustomerId;',
      1,
      'CustomerId stands in more than one table of the query.',
      'Write the alias before it.',
    ],
    [
      "SELECT Name FROM fin.Customer\nWHERE Name IN ('a' 'b');",
      2,
      "'b' stands right after another string.",
      'Write a comma between the two strings.',
    ],
    [
      'SELECT Name, FROM fin.Customer;',
      1,
      'The statement is no T-SQL: "SELECT Name, FROM fin.Customer" cannot stand here.',
      expect.any(String) as unknown as string,
    ],
    [
      'SELECT q.Domain FROM YT_Ops.ops.MailQueue AS q;',
      1,
      'Domain is no column of ops.MailQueue.',
      expect.any(String) as unknown as string,
    ],
    ["UPDATE ops.MailQueue SET Stat = 'NEW';", 1, 'Stat is no column of ops.MailQueue.', 'Write State.'],
    [
      "INSERT INTO ops.MailDomain (Domains) VALUES ('a');",
      1,
      'Domains is no column of ops.MailDomain.',
      'Write Domain.',
    ],
    [
      'DECLARE @x int = (SELECT MAX(Amounts) FROM fin.Budget);',
      1,
      'Amounts is no column of fin.Budget.',
      'Write Amount.',
    ],
    [
      "RESTORE DATABAS x FROM DISK = N'a';",
      1,
      'The statement "RESTORE DATABAS x …" is not written as T-SQL has it.',
      expect.any(String) as unknown as string,
    ],
    [
      'ALTER DATABASE ExoSystemDB SET ONLINE WITH ROLLBACK IMMEDIATE TO a;',
      1,
      'The statement "ALTER DATABASE ExoSystemDB …" is not written as T-SQL has it.',
      expect.any(String) as unknown as string,
    ],
    [
      'ALTER ROLE yt_reader ADD MEMBR a;',
      1,
      'The statement "ALTER ROLE yt_reader …" is not written as T-SQL has it.',
      expect.any(String) as unknown as string,
    ],
    [
      'USE a\nCREATE USER b FOR LOGIN b;',
      1,
      'The statement "USE a CREATE …" is not written as T-SQL has it.',
      expect.any(String) as unknown as string,
    ],
    [
      "EXEC ops.QueueMails @Subject = N'a';",
      1,
      'ops.QueueMails does not exist in the database model.',
      'Write ops.QueueMail.',
    ],
    ["SELECT 'a\nFROM fin.Customer;", 1, `"'" begins nothing in T-SQL; is a quote or bracket missing?`, undefined],
  ])('%s', (code, line, message, fix) => {
    expect(sqlFaults(code)).toEqual([{line, message, ...(fix !== undefined && {fix})}]);
  });
});
