/** Samples that are judged line by line: commands, by what the product has, and init files. */
import {nearest} from '../../../packages/common';
import {programSwitches, setupSwitches} from '../../../src/product/facts';
import {keyFault, nameLists, sectionFault, settingFault} from '../names';
import type {Fault, Reason} from '../problem';
import {byLine, isSame} from '../lib/text';

const isSetup = (program: string) => isSame(program, 'ExoSystemDbSetup.exe');

/** Switches that a call of set-up lacks: those it always wants, and those that go with another. */
const missing = (program: string, given: readonly string[]): Reason[] =>
  setupSwitches
    .flatMap(({name, required, needs = []}) => [
      ...(required ? [{by: program, name}] : []),
      ...(given.includes(name) ? needs.map((other) => ({by: name, name: other})) : []),
    ])
    .filter(({name}) => !given.includes(name))
    .map(({by, name}) => ({message: `${by} stops without ${name}.`, fix: `Add ${name}:….`}));

/** Switches that a program of the product does not have, or lacks, in a call of it. */
function callFaults(line: string): Reason[] {
  const [, program = '', rest = ''] = /\b(\w[\w.-]*\.exe)\b"?(\s.*)?$/i.exec(line) ?? [];
  if (!nameLists.files.some((name) => isSame(name, program))) {
    return [];
  }
  const switches = isSetup(program) ? setupSwitches : programSwitches.filter((entry) => isSame(entry.program, program));
  const known = switches.map(({name}) => name);
  const given = [...rest.matchAll(/\s(\/[A-Za-z]+)/g)].map(([, name]) => name!);
  const unknown = given
    .filter((name) => !known.includes(name))
    .map((name) => ({message: `${program} has no switch ${name}.`, fix: `Write ${nearest(name, known) ?? 'none'}.`}));
  return [...unknown, ...(isSetup(program) && given.length > 0 ? missing(program, given) : [])];
}

/** Whether a line of PowerShell or of the command prompt is a comment. */
export const isComment = (line: string): boolean => /^\s*(?:#|rem\b|::)/i.test(line);

/** Faults of a PowerShell or batch sample that the data alone can tell; the others are in rules/tables/samples.shell.yml. */
export function shellFaults(code: string): Fault[] {
  const section = /Policies\\Yttra\\Report\\(\w+)/i.exec(code)?.[1];
  return byLine(code, (line) => {
    const value = /(?:New|Set|Get)-ItemProperty\b.*\s-Name\s+'?(\w+)'?/.exec(line)?.[1];
    const valueFault = section && value ? keyFault(section, value) : undefined;
    return isComment(line) ? [] : [...callFaults(line), ...(valueFault ? [valueFault] : [])];
  });
}

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
