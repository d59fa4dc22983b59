import {expect, it} from 'vitest';
import {aloneFaults} from './alone';

it.each([
  'USE YT_Ops;\nDELETE FROM ops.MailQueue;',
  'SELECT q.MailId FROM YT_Ops.ops.MailQueue AS q;',
  '-- ops.MailQueue\nSELECT 1;',
  'GRANT EXECUTE ON OBJECT::ops.QueueMail TO yt_mail;',
  'CREATE USER [EXB\\a] FOR LOGIN [EXB\\a];\nALTER ROLE yt_reader ADD MEMBER [EXB\\a];',
  'ALTER ROLE db_datareader DROP MEMBER exb_report;',
])('accepts %j', (code) => {
  expect(aloneFaults(code)).toEqual([]);
});

it('refuses a script that leaves its database to chance', () => {
  expect(aloneFaults('SELECT 1;\nUPDATE ops.MailQueue SET Attempts = 0;\nSELECT MailId FROM ops.MailQueue;')).toEqual([
    {line: 2, message: 'The script reads YT_Ops without saying so.', fix: 'Begin with USE YT_Ops;'},
  ]);
});

it('refuses a role for a user whom nothing makes', () => {
  expect(aloneFaults('CREATE USER exb_report_2 FOR LOGIN a;\nALTER ROLE db_datareader ADD MEMBER exb_report;')).toEqual(
    [
      {
        line: 2,
        message: 'Nothing makes the user exb_report that joins the role.',
        fix: 'Write CREATE USER exb_report FOR LOGIN exb_report; before it, so that the script runs alone.',
      },
    ],
  );
});
