import {expect, it} from 'vitest';
import {embeddedSqlFaults} from './embeddedSql';

it.each([
  'var c = new SqlCommand("SELECT AccountNo FROM rpt.TrialBalance WHERE PeriodKey = @p", x);',
  'const q = `\n  SELECT AccountNo\n  FROM rpt.TrialBalance\n`;',
  'var text = "SELECT something";',
  'var q = "SELECT Nothing FROM fin.Account " + more;',
])('accepts %j', (code) => {
  expect(embeddedSqlFaults(code)).toEqual([]);
});

it.each([
  ['var a = 1;\nvar q = "SELECT Acount FROM rpt.TrialBalance";', 2],
  ['const q = `\n  SELECT\n    Acount\n  FROM rpt.TrialBalance\n`;', 3],
  ['var q = """\n  SELECT Acount FROM rpt.TrialBalance\n  """;', 2],
  ["const q = 'SELECT Acount FROM rpt.TrialBalance';", 1],
])('refuses %j', (code, line) => {
  expect(embeddedSqlFaults(code)).toEqual([
    {line, message: 'Acount is no column of rpt.TrialBalance.', fix: 'Write AccountNo.'},
  ]);
});
