import {expect, it} from 'vitest';
import {linesOf, page} from '../fixture';
import {references} from './references';

const file = 'docs-report/faq/init-file.mdx';

it.each([
  'Se YT-2003 och `YT.BALANCE`; nyckeln är YT-XXXXX-XXXXX-XXXXX-XXXXX.',
  'Tabellen `fin.GLTransaction`, kolumnen `fin.GLTransaction.Amount`, vyn rpt.TrialBalance, `aud.EventLog`, `ops.MailQueue.Subject`.',
  'Växlarna `/quiet`, `/log:<file>` och `/l*v`, katalogen `/rejected/`; `YT_PURGE=1`, `YT_TOKEN`, `YT_Ops`, `YT_10482` och `YT_`.',
  'Schemat `fin` och allt i `fin.*`. Filen `meta.json`.',
  'Nyckeln `Log.Level`, värdet `Log.Level=Debug` och `SystemDatabase.ConnectTimeout=120`.',
  '```sql\nSELECT 1 FROM fin.Nothing;\n```',
  '```csharp\nvar x = ref.Kalle(1); // no table\n```',
])('accepts %j', async (body) => {
  expect(await linesOf(references, {[file]: page(body)})).toEqual([]);
});

it.each<[string, number, string]>([
  ['Se YT-2099.', 10, 'The error code YT-2099 does not exist. → Write YT-2009, or add it to src/product/facts.'],
  [
    'Tabellen `fin.GLTransactions`.',
    10,
    'fin.GLTransactions does not exist in the database model. → Write fin.GLTransaction.',
  ],
  [
    'Vyn rpt.TrialBalances här.',
    10,
    'rpt.TrialBalances does not exist in the database model. → Write rpt.TrialBalance.',
  ],
  ['`fin.GLTransaction.Ammount`', 10, 'fin.GLTransaction has no column Ammount. → Write Amount.'],
  ['`ops.MailQ`', 10, 'ops.MailQ does not exist in the database model.'],
  ['`aud.Eventlog`', 10, 'aud.Eventlog does not exist in the database model. → Write aud.EventLog.'],
  [
    '```csharp\nvar q = "SELECT 1 FROM fin.Voucherz";\n```',
    11,
    'fin.Voucherz does not exist in the database model. → Write fin.Voucher.',
  ],
  ['`Log.Levels`', 10, 'The init file has no key Log.Levels. → Write Log.Level.'],
  [
    '`Report.ConnectTimeout`',
    10,
    'The init file has no key Report.ConnectTimeout. → Write SystemDatabase.ConnectTimeout.',
  ],
  ['`Log.Level=Verbose`', 10, '"Verbose" is not allowed for Log.Level. → Allowed: Off, Error, Warning, Info, Debug.'],
  ['`LocalAdmin.TimeoutMinutes=90`', 10, '"90" is not allowed for LocalAdmin.TimeoutMinutes. → Allowed: 5–60.'],
  ['`PeriodKy`', 10, '`PeriodKy` is almost the name `PeriodKey`.'],
  ['Se yt2003.', 10, 'The error code yt2003 is not written as it is shown. → Write YT-2003.'],
])('refuses %j', async (body, line, message) => {
  const [found, ...more] = await linesOf(references, {[file]: page(body)});
  expect(found).toContain(`${file}:${line} `);
  expect(found).toContain(message);
  expect(more).toEqual([]);
});

it('reads the front matter', async () => {
  const [found] = await linesOf(references, {[file]: page('Text.', {keywords: '[YT-9999]'})});
  expect(found).toContain(`${file}:6 The error code YT-9999 does not exist.`);
});
