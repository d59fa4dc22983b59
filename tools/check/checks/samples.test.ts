import {expect, it} from 'vitest';
import {linesOf, page, runOn} from '../fixture';
import {samples} from './samples';

const sv = 'docs-report/a.mdx';
const en = 'i18n/en/docusaurus-plugin-content-docs-report/current/a.mdx';
const fence = (info: string, code: string) => `\`\`\`${info}\n${code}\n\`\`\``;

it('accepts a good sample of each language', async () => {
  const body = [
    fence('sql', 'SELECT AccountNo FROM fin.Account;'),
    fence('typescript', "const a: string = 'x';\nconsole.log(a);"),
    fence('csharp', 'var a = 1;'),
    fence('json api="post-backups 202"', '{"id": "bk_1", "state": "QUEUED"}'),
    fence('ini', '[Log]\nLevel=Info'),
    fence('http', 'GET /v1/views HTTP/1.1\nHost: api.yttra.example'),
    fence('powershell', 'Get-Date'),
    fence('batch', 'YttraRepair.exe /quiet'),
    fence('excel', '=YT.BALANCE("3001";"2025-03")'),
    fence('text', 'anything'),
  ].join('\n\n');
  expect(await linesOf(samples, {[sv]: page(body)})).toEqual([]);
});

it.each([
  [
    'a wrong column',
    fence('sql', 'SELECT AccountNo,\n  Nme\nFROM fin.Account;'),
    12,
    'Nme is no column of fin.Account. → Write Name.',
  ],
  ['nonsense', fence('sql', 'SELEC 1;'), 11, 'SELEC begins no statement that the check knows.'],
  [
    'a type error',
    fence('typescript', 'const a = 1;\nconst b: string = a;'),
    12,
    "TypeScript: Type 'number' is not assignable to type 'string'.",
  ],
  ['broken C#', fence('csharp', 'var a = (1;'), 11, 'C#: ")" is missing.'],
  ['broken PowerShell', fence('powershell', 'if ($a) {'), 11, 'PowerShell: "}" is missing.'],
  ['broken JSON', fence('json', '{"a" 1}'), 11, 'JSON: '],
  [
    'JSON that does not fit',
    fence('json api="post-backups 202"', '{"id": 1, "state": "QUEUED"}'),
    11,
    'JSON does not fit the API: /id must be string.',
  ],
  ['an unknown body', fence('json api="backups"', '{}'), 10, 'The API has no body "backups".'],
  ['a wrong init value', fence('ini', '[Log]\nLevel=Loud'), 12, '"Loud" is not allowed for Log.Level.'],
  ['a wrong switch', fence('batch', 'YttraRepair.exe /loud'), 11, 'YttraRepair.exe has no switch /loud.'],
  ['a wrong path', fence('http', 'GET /v1/rows HTTP/1.1\nHost: api.yttra.example'), 11, 'The API has no GET /v1/rows.'],
  [
    'a wrong separator',
    fence('excel', '=YT.BALANCE("3001","2025-03")'),
    11,
    'The list separator "," is not that of Swedish Excel.',
  ],
  ['an unknown language', fence('rust', 'fn main() {}'), 10, 'The build does not know the sample language "rust".'],
  ['no language', fence('', 'x'), 10, 'The build does not know the sample language "".'],
  ['no reason', fence('sql no-check', 'x'), 10, 'The sample is not checked and does not say why.'],
])('refuses %s', async (_name, body, line, message) => {
  const [found, ...more] = await linesOf(samples, {[sv]: page(body)});
  expect(found).toContain(`${sv}:${line} ${message}`);
  expect(more).toEqual([]);
});

it('counts what is left out', async () => {
  const body = `${fence('sql no-check="Needs a server of its own."', 'DBCC X')}\n\n${fence('text', 'a')}`;
  const {notes, problems} = await runOn(samples, {[sv]: page(body)});
  expect(problems).toEqual([]);
  expect(notes).toEqual(['samples: 1 checked, 1 left out with a reason']);
});

it('wants the English separator on English pages', async () => {
  expect(await linesOf(samples, {[en]: page(fence('excel', '=YT.BALANCE("3001","2025-03")'))})).toEqual([]);
  expect(await linesOf(samples, {[en]: page(fence('excel', '=YT.BALANCE("3001";"2025-03")'))})).toHaveLength(1);
});

it('wants every sample of a page that installs the package to set the same properties', async () => {
  const call = (properties: string) =>
    fence('batch', `msiexec /i YttraReport-2025.4.1-x64.msi /qn /norestart ${properties}`);
  const body = `${call('YT_SYSDB_SERVER=SQL01 YT_LANGUAGE=sv')}\n\n${call('YT_LANGUAGE=sv')}`;
  const [found, ...more] = await linesOf(samples, {[sv]: page(body)});
  expect(found).toContain(`${sv}:14 Another sample of the page sets YT_SYSDB_SERVER, this one does not.`);
  expect(more).toEqual([]);
});
