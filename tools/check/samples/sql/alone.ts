import {faultsBy} from './rules';

const escaped = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** What a script takes for granted: a reader runs it alone, in the database that happens to be open. */
export const aloneFaults = faultsBy([
  {
    // `YT_Ops.ops.MailQueue` names its database by itself.
    does: /(?<![\w.:])ops\.[A-Z]\w*/g,
    unless: ({before}) => /\bUSE\s+YT_Ops\s*;/i.test(before),
    message: () => 'The script reads YT_Ops without saying so.',
    fix: () => 'Begin with USE YT_Ops;',
  },
  {
    does: /\bALTER\s+ROLE\s+\w+\s+ADD\s+MEMBER\s+(\[[^\]]+\]|\w+)/gi,
    unless: ({name, before}) => new RegExp(`\\bCREATE\\s+USER\\s+${escaped(name)}(?!\\w)`, 'i').test(before),
    message: (name) => `Nothing makes the user ${name} that joins the role.`,
    fix: (name) => `Write CREATE USER ${name} FOR LOGIN ${name}; before it, so that the script runs alone.`,
  },
]);
