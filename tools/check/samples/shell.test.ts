import {expect, it} from 'vitest';
import {shellFaults} from './shell';

it.each([
  'YttraReportSetup-2025.4.1.exe /quiet /norestart YT_LANGUAGE=auto',
  '"C:\\Program Files\\Yttra\\Report\\YttraRepair.exe" /quiet /log:C:\\Temp\\a.log',
  'ExoSystemDbSetup.exe /server:SQL01\\YTTRA /database:ExoSystemDB /upgrade /log:C:\\Temp\\exo.log',
  '"C:\\Program Files\\Yttra\\Report\\YttraReport.Admin.exe" /localadmin',
  '# YttraRepair.exe /loud stands in a comment',
  "New-Item 'HKLM:\\Software\\Policies\\Yttra\\Report\\Log'\nNew-ItemProperty -Path $p -Name 'Level' -Value 'Info'",
])('accepts %j', (code) => {
  expect(shellFaults(code)).toEqual([]);
});

it.each([
  ['ExoSystemDbSetup.exe /server:a /databse:b', 1, 'ExoSystemDbSetup.exe has no switch /databse.', 'Write /database.'],
  ['ExoSystemDbSetup.exe /server:a /repairkey:k', 1, '/repairkey stops without /keypassfile.', 'Add /keypassfile:….'],
  ['ExoSystemDbSetup.exe /server:a /keypassfile:p /quiet', 1, '/quiet stops without /keyfile.', 'Add /keyfile:….'],
  ['ExoSystemDbSetup.exe /database:b', 1, 'ExoSystemDbSetup.exe stops without /server.', 'Add /server:….'],
  ['rem\nYttraRepair.exe /silent', 2, 'YttraRepair.exe has no switch /silent.', expect.any(String)],
  [
    "$p = 'HKLM:\\Software\\Policies\\Yttra\\Report\\Log'\nSet-ItemProperty -Path $p -Name 'Levle' -Value 'Info'",
    2,
    'The init file has no key Log.Levle.',
    'Write Log.Level.',
  ],
])('refuses %j', (code, line, message, fix) => {
  expect(shellFaults(code)).toEqual([{line, message, fix}]);
});
