import {expect, it} from 'vitest';
import {powershellFaults} from './powershell';

it.each([
  'Get-Service |\n  Where-Object { $_.Name -like "Y*" } |\n  Select-Object -Property Name, Status,\n    StartType',
  "$p = @{\n  Path = 'a'\n  Force = $true\n}\nNew-Item @p | Out-Null",
  'Copy-Item -Path a `\n  -Destination b',
  '& \'C:\\Program Files\\a.exe\' /quiet "/log:$env:TEMP\\a b.log"',
  "$text = @'\n{ ( [ \"\n'@",
  'function Get-A {\n  param([Parameter(Mandatory)] [string] $A, [int] $B = 3)\n  return "$A $($B + 1)"\n}',
  'try { Get-Item a } catch { throw } finally { exit 1 }',
  "switch ($a) {\n  'x' { 1 }\n  default { 2 }\n}",
  '#Requires -RunAsAdministrator\nmsiexec /i a.msi /qn /norestart YT_LANGUAGE=sv',
])('accepts %j', async (code) => {
  expect(await powershellFaults(code)).toEqual([]);
});

it.each([
  ['an open brace', 'Get-Date\nif ($a) {\n  Get-Date', 3, '"}" is missing'],
  ['a brace too many', 'Get-Date\nGet-Item a }', 2, '"}" cannot stand here'],
  ['an open bracket', 'Get-Date\nif (-not (Test-Path $a) { 1 }', 2, 'cannot stand here'],
  ['an open string', "Get-Date\n$a = 'x\nGet-Date", 2, 'cannot stand here'],
  ['an open here-string', '$a = @"\nx', 1, 'cannot stand here'],
  ['a pipe to nothing', 'Get-Date |', 1, 'cannot stand here'],
  ['a condition without brackets', 'if $a { 1 }', 1, 'cannot stand here'],
  ['an unknown operator', 'Get-Date\nif ($a -eqq 1) { 1 }', 2, 'cannot stand here'],
  ['blanks after a backtick', 'Copy-Item -Path a ` \n  -Destination b', 1, 'blanks after the backtick'],
])('refuses %s', async (_name, code, line, message) => {
  const [fault] = await powershellFaults(code);
  expect(fault).toMatchObject({
    line,
    message: expect.stringContaining(message) as string,
    fix: expect.any(String) as string,
  });
});
