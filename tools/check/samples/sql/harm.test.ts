import {expect, it} from 'vitest';
import {harmFaults} from './harm';

it.each([
  'ALTER ROLE yt_reader ADD MEMBER [EXB\\Yttra-db-readers];',
  'ALTER ROLE yt_app ADD MEMBER [EXB\\Yttra-users];',
  "RESTORE VERIFYONLY FROM DISK = N'a.bak' WITH CHECKSUM;\nGO\nRESTORE DATABASE d FROM DISK = N'a.bak' WITH REPLACE;",
  "RESTORE DATABASE d_test FROM DISK = N'a.bak' WITH CHECKSUM;",
  'BACKUP DATABASE d TO DISK = @file WITH CHECKSUM, INIT;',
  "BACKUP DATABASE d TO DISK = N'move.bak' WITH CHECKSUM, COPY_ONLY, INIT;",
])('accepts %j', (code) => {
  expect(harmFaults(code)).toEqual([]);
});

it.each([
  ['SELECT 1;\nALTER ROLE yt_reader ADD MEMBER [EXB\\Yttra-users];', 2, /group of all users/],
  ["-- RESTORE VERIFYONLY\nRESTORE DATABASE d FROM DISK = N'a.bak'\nWITH REPLACE, CHECKSUM;", 2, /nobody has read/],
  [
    "RESTORE VERIFYONLY FROM DISK = N'a';\nRESTORE DATABASE d FROM DISK = N'a' WITH REPLACE;",
    2,
    /whatever the reading/,
  ],
  ["BACKUP DATABASE d\nTO DISK = N'd.bak'\nWITH CHECKSUM, INIT;", 1, /overwrites the last good one/],
])('refuses %j', (code, line, message) => {
  expect(harmFaults(code)).toEqual([{line, message: expect.stringMatching(message), fix: expect.any(String)}]);
});
