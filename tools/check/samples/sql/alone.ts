import {lineOfOffset, type SampleFault} from '../fault';

const comment = /--.*$/gm;
const blank = (match: string): string => ' '.repeat(match.length);

interface Need {
  /** What the script does; the first group, if any, is a name. */
  does: RegExp;
  /** What it must have done before. */
  before: (name: string) => RegExp;
  message: (name: string) => string;
  fix: (name: string) => string;
}

const escaped = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const needs: readonly Need[] = [
  {
    // `YT_Ops.ops.MailQueue` names its database by itself.
    does: /(?<![\w.:])ops\.[A-Z]\w*/g,
    before: () => /\bUSE\s+YT_Ops\s*;/i,
    message: () => 'The script reads YT_Ops without saying so.',
    fix: () => 'Begin with USE YT_Ops;',
  },
  {
    does: /\bALTER\s+ROLE\s+\w+\s+ADD\s+MEMBER\s+(\[[^\]]+\]|\w+)/gi,
    before: (name) => new RegExp(`\\bCREATE\\s+USER\\s+${escaped(name)}(?!\\w)`, 'i'),
    message: (name) => `Nothing makes the user ${name} that joins the role.`,
    fix: (name) => `Write CREATE USER ${name} FOR LOGIN ${name}; before it, so that the script runs alone.`,
  },
];

/** What a script takes for granted: a reader runs it alone, in the database that happens to be open. */
export function aloneFaults(code: string): SampleFault[] {
  const bare = code.replace(comment, blank);
  return needs.flatMap(({does, before, message, fix}) =>
    [...bare.matchAll(does)]
      .filter(({index, 1: name = ''}) => !before(name).test(bare.slice(0, index)))
      .slice(0, 1)
      .map(({index, 1: name = ''}) => ({line: lineOfOffset(code, index), message: message(name), fix: fix(name)})),
  );
}
