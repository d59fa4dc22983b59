import {expect, it} from 'vitest';
import {shellFaults} from './shell';

it.each([
  'mkdir C:\\Temp\nmsiexec /i YttraReport-2025.4.1-x64.msi /qn /norestart /l*v C:\\Temp\\yttra.log YT_LANGUAGE=sv YT_PURGE=1',
  'YttraReportSetup-2025.4.1.exe /quiet /norestart YT_LANGUAGE=auto',
  '"C:\\Program Files\\Yttra\\Report\\YttraRepair.exe" /quiet /log:C:\\Temp\\a.log',
  'ExoSystemDbSetup.exe /server:SQL01\\YTTRA /database:ExoSystemDB /upgrade /log:C:\\Temp\\exo.log',
  '"C:\\Program Files\\Yttra\\Report\\YttraReport.Admin.exe" /localadmin',
  'Test-NetConnection -ComputerName sql.yttra.example -Port 1433',
  '# YttraSomething.exe stands in a comment',
  '$env:YT_CLIENT_ID',
  "New-Item 'HKLM:\\Software\\Policies\\Yttra\\Report\\Log'\nNew-ItemProperty -Path $p -Name 'Level' -Value 'Info'",
  'if (-not (Test-Path -Path $p)) { New-Item -Path $p -Force | Out-Null }',
  "New-Item -Path 'C:\\Temp' -ItemType Directory -Force",
  'if (Test-Path "$f.old") { throw "Done" }\nCopy-Item -Path $f -Destination "$f.old"',
  "Get-Item 'HKCU:\\Software\\Microsoft\\Office\\Excel\\Addins\\Yttra.Report.AddIn'",
])('accepts %j', (code) => {
  expect(shellFaults(code, 'sv')).toEqual([]);
});

it.each([
  ['rem\nYttraRepare.exe /quiet', 2, 'The product has no file YttraRepare.exe.', 'Write YttraRepair.exe.'],
  [
    'msiexec /i YttraReport-2025.4.0-x64.msi /qn /norestart',
    1,
    'The product has no file YttraReport-2025.4.0-x64.msi.',
    'Write YttraReport-2025.4.1-x64.msi.',
  ],
  [
    'msiexec /i YttraReport-2025.4.1-x64.msi /q',
    1,
    'msiexec has no switch /q that the samples use.',
    expect.any(String),
  ],
  [
    'msiexec /i YttraReport-2025.4.1-x64.msi /qn /norestart YT_LANG=sv',
    1,
    'The package has no property YT_LANG.',
    'Write YT_LANGUAGE.',
  ],
  ['ExoSystemDbSetup.exe /server:a /databse:b', 1, 'ExoSystemDbSetup.exe has no switch /databse.', 'Write /database.'],
  ['ExoSystemDbSetup.exe /server:a /repairkey:k', 1, '/repairkey stops without /keypassfile.', 'Add /keypassfile:….'],
  ['ExoSystemDbSetup.exe /server:a /keypassfile:p /quiet', 1, '/quiet stops without /keyfile.', 'Add /keyfile:….'],
  ['ExoSystemDbSetup.exe /database:b', 1, 'ExoSystemDbSetup.exe stops without /server.', 'Add /server:….'],
  [
    'msiexec /x YttraReport-2025.4.1-x64.msi /qn',
    1,
    'A silent call restarts the computer when it likes.',
    'Add /norestart.',
  ],
  [
    'YttraReportSetup-2025.4.1.exe /quiet YT_LANGUAGE=en',
    1,
    'YT_LANGUAGE=en is not the language of the page.',
    'Write YT_LANGUAGE=sv.',
  ],
  [
    'msiexec /i YttraReport-2025.4.1-x64.msi /qn /norestart /l*v C:\\Temp\\a.log',
    1,
    'Nothing makes the folder of the log first.',
    'Make it on a line before.',
  ],
  [
    '$p = 1\nNew-Item -Path $p -Force | Out-Null',
    2,
    'New-Item -Force empties a registry key that exists.',
    expect.any(String),
  ],
  [
    'Copy-Item -Path $f -Destination "$f.old"',
    1,
    'Run again, the script overwrites its own copy.',
    'Stop first if it is there.',
  ],
  ['YttraRepair.exe /silent', 1, 'YttraRepair.exe has no switch /silent.', expect.any(String)],
  [
    'Test-NetConnection sqls.yttra.example',
    1,
    'sqls.yttra.example is no address of the product.',
    'Write sql.yttra.example.',
  ],
  ["Get-Item 'HKLM:\\Software\\Policies\\Yttra\\Report\\Logs'", 1, 'The policy has no section Logs.', 'Write Log.'],
  [
    "$p = 'HKLM:\\Software\\Policies\\Yttra\\Report\\Log'\nSet-ItemProperty -Path $p -Name 'Levle' -Value 'Info'",
    2,
    'The init file has no key Log.Levle.',
    'Write Log.Level.',
  ],
  [
    "Get-Item 'HKCU:\\Software\\Microsoft\\Office\\Excel\\Addins\\Yttra.Report.Addin'",
    1,
    'The add-in is not registered as Yttra.Report.Addin.',
    'Write Yttra.Report.AddIn.',
  ],
])('refuses %j', (code, line, message, fix) => {
  expect(shellFaults(code, 'sv')).toEqual([{line, message, fix}]);
});
