/**
 * Statements that no engine but SQL Server itself can run, and why. They are parsed, and their names looked up; that
 * they do what the page says, nothing here proves.
 */
export const unproved: readonly {readonly what: RegExp; readonly why: string}[] = [
  {what: /^(?:BACKUP|RESTORE)\b/i, why: 'Backups are files of SQL Server.'},
  {
    what: /^(?:(?:CREATE|ALTER|DROP)\s+(?:LOGIN|USER|ROLE)|GRANT|EXECUTE\s+AS|REVERT)\b/i,
    why: 'Every engine has logins, users and rights of its own kind.',
  },
  {
    what: /^(?:USE|(?:CREATE|ALTER)\s+DATABASE|(?:OPEN|ALTER)\s+MASTER\s+KEY)\b/i,
    why: 'The engine has one database, in which the tables of all of ours stand.',
  },
  {
    what: /^(?:EXEC|RECONFIGURE)\b/i,
    why: 'Procedures are those of SQL Server, or of YT_Ops, whose text is not in the documentation.',
  },
  {what: /\b(?:sys|msdb|dbo)\s*\./i, why: 'Only SQL Server has its own views and the tables of msdb.'},
  {what: /\baud\./, why: 'The columns of the system database are not in the documentation.'},
  {what: /\bFOR\s+XML\b/i, why: 'Only SQL Server writes rows as XML in this way.'},
];
