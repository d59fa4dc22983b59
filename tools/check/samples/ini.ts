import {sectionFault, settingFault} from '../names/settings';
import type {Fault, Reason} from '../problem';
import {byLine} from '../lib/text';

/** What is wrong with a line that is under a section. */
function lineFault(line: string, section: string | undefined): Reason | undefined {
  const [, key, value = ''] = /^(\w+)=(.*)$/.exec(line) ?? [];
  if (key === undefined) {
    const fix = 'Write [Section], Key=Value without spaces round =, or ; and a comment.';
    return {message: `"${line}" is no line of an init file.`, fix};
  }
  return section === undefined
    ? {message: `${key} stands before any section.`, fix: 'Begin with the [Section] of the key.'}
    : settingFault(section, key, value);
}

/** Faults of an init-file sample: lines of another form, unknown sections and keys, values that are not allowed. */
export function iniFaults(code: string): Fault[] {
  let section: string | undefined;
  return byLine(code, (text) => {
    const line = text.trim();
    const header = /^\[(.*)\]$/.exec(line)?.[1];
    section = header ?? section;
    const isEmpty = line === '' || line.startsWith(';') || line === '…';
    const fault = header === undefined ? !isEmpty && lineFault(line, section) : sectionFault(header);
    return fault ? [fault] : [];
  });
}
