import {faultsBy} from './rules';

/** Statements that are good T-SQL and harm whoever runs them as they stand. */
export const harmFaults = faultsBy([
  {
    does: /\bALTER\s+ROLE\s+yt_reader\s+ADD\s+MEMBER\s+\[[^\]]*\\Yttra-users\]/gi,
    message: () => 'The group of all users would read the whole customer database, past every limit.',
    fix: () => 'Take a group for those who may see everything, such as [EXB\\Yttra-db-readers].',
  },
  {
    does: /\bRESTORE\s+DATABASE\b[^;]*\bREPLACE\b/gi,
    // An error ends its batch no sooner than sqlcmd -b ends the script, which needs GO between the two.
    unless: ({before}) => /\bRESTORE\s+VERIFYONLY\b[^]*^GO\b/im.test(before),
    message: () => 'The script replaces a database by a backup that nobody has read, or whatever the reading said.',
    fix: () => 'Write RESTORE VERIFYONLY FROM … WITH CHECKSUM; and GO before it, and run the script with sqlcmd -b.',
  },
  {
    does: /\bBACKUP\s+DATABASE\b(?=[^;]*=\s*N?')(?=[^;]*\bINIT\b)(?![^;]*\bCOPY_ONLY\b)/gi,
    message: () => 'A backup that fails overwrites the last good one.',
    fix: () => 'Put the date in the name of the file, in a variable.',
  },
]);
