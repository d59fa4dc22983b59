import {keyFault, sectionFault, valueFault} from '../names/settings';
import type {SampleFault} from './fault';

/** Faults of an init-file sample: lines of another form, unknown sections and keys, values that are not allowed. */
export function iniFaults(code: string): SampleFault[] {
  let section: string | undefined;
  return code.split('\n').flatMap((text, index) => {
    const at = <T extends object>(fault: T | undefined): (T & {line: number})[] =>
      fault === undefined ? [] : [{...fault, line: index + 1}];
    const line = text.trim();
    if (line === '' || line.startsWith(';') || line === '…') {
      return [];
    }
    const header = /^\[(.*)\]$/.exec(line)?.[1];
    if (header !== undefined) {
      section = header;
      return at(sectionFault(header));
    }
    const [, key, value] = /^(\w+)=(.*)$/.exec(line) ?? [];
    if (key === undefined || value === undefined) {
      return at({
        message: `"${line}" is no line of an init file.`,
        fix: 'Write [Section], Key=Value without spaces round =, or ; and a comment.',
      });
    }
    if (section === undefined) {
      return at({message: `${key} stands before any section.`, fix: 'Begin with the [Section] of the key.'});
    }
    return at(keyFault(section, key) ?? valueFault(section, key, value));
  });
}
