import {lineOfOffset, type SampleFault} from '../fault';

/** Something that T-SQL allows and a sample may not do. */
export interface SqlRule {
  /** What the script does; with the flag g. The first group, if any, is a name. */
  does: RegExp;
  /** Whether it is all right after all. */
  unless?: (place: {name: string; before: string; whole: string}) => boolean;
  message: (name: string) => string;
  fix: (name: string) => string;
}

/**
 * Reads a sample by rules, each of which speaks once.
 *
 * @returns faults of a sample; comments are not read
 */
export const faultsBy =
  (rules: readonly SqlRule[]) =>
  (code: string): SampleFault[] => {
    const whole = code.replace(/--.*$/gm, (comment) => ' '.repeat(comment.length));
    return rules.flatMap(({does, unless, message, fix}) =>
      [...whole.matchAll(does)]
        .filter(({index, 1: name = ''}) => unless?.({name, before: whole.slice(0, index), whole}) !== true)
        .slice(0, 1)
        .map(({index, 1: name = ''}) => ({line: lineOfOffset(code, index), message: message(name), fix: fix(name)})),
    );
  };
