import {nearest} from '../../../packages/common';
import {programSwitches, setupSwitches} from '../../../src/product/facts';
import {keyFault} from '../names/settings';
import {nameLists} from '../names/lists';
import type {SampleFault} from './fault';

type Fault = Omit<SampleFault, 'line'>;

/** Switches of a program of the product, or undefined for another program. */
function switchesOf(program: string): readonly string[] | undefined {
  const same = (name: string) => name.toLowerCase() === program.toLowerCase();
  if (!nameLists.files.some(same)) {
    return undefined;
  }
  const all = same('ExoSystemDbSetup.exe') ? setupSwitches : programSwitches.filter((entry) => same(entry.program));
  return all.map(({name}) => name);
}

const switchesIn = (call: string): string[] => [...call.matchAll(/\s(\/[A-Za-z]+)/g)].map((match) => match[1]!);

/** Switches after a program of the product that it does not have. */
function unknownSwitches(line: string): Fault[] {
  const program = /\b(\w[\w.-]*\.exe)\b"?(?=\s|$)/i.exec(line);
  const known = switchesOf(program?.[1] ?? '');
  if (program === null || known === undefined) {
    return [];
  }
  return switchesIn(line.slice(program.index + program[0].length))
    .filter((name) => !known.includes(name))
    .map((name) => ({
      message: `${program[1]} has no switch ${name}.`,
      ...(known.length > 0 && {fix: `Write ${nearest(name, known)}.`}),
    }));
}

/** Switches that ExoSystemDbSetup wants: those it always wants, and those that go with another. */
function missingSwitches(line: string): Fault[] {
  const call = /\bExoSystemDbSetup\.exe"?(\s.*)$/i.exec(line)?.[1];
  const given = new Set(switchesIn(call ?? ''));
  const missing = (name: string, message: string) => (given.has(name) ? [] : [{message, fix: `Add ${name}:….`}]);
  if (given.size === 0) {
    return [];
  }
  return setupSwitches.flatMap(({name, required, needs = []}) => [
    ...(required ? missing(name, `ExoSystemDbSetup.exe stops without ${name}.`) : []),
    ...(given.has(name) ? needs.flatMap((other) => missing(other, `${name} stops without ${other}.`)) : []),
  ]);
}

/** Names of values that a sample writes under a policy section. */
function policyValueFaults(code: string): SampleFault[] {
  const section = /Policies\\Yttra\\Report\\(\w+)/i.exec(code)?.[1];
  if (section === undefined) {
    return [];
  }
  return code.split('\n').flatMap((line, index) => {
    const key = /(?:New|Set|Get)-ItemProperty\b.*\s-Name\s+'?(\w+)'?/.exec(line)?.[1];
    const fault = key === undefined ? undefined : keyFault(section, key);
    return fault === undefined ? [] : [{...fault, line: index + 1}];
  });
}

/** Whether a line of PowerShell or of the command prompt is a comment. */
export const isComment = (line: string): boolean => /^\s*(?:#|rem\b|::)/i.test(line);

/** Faults of a PowerShell or batch sample that the data alone can tell; the others are in rules/tables/shell.yml. */
export function shellFaults(code: string): SampleFault[] {
  const byLine = code
    .split('\n')
    .flatMap((line, index) =>
      isComment(line)
        ? []
        : [...unknownSwitches(line), ...missingSwitches(line)].map((fault) => ({...fault, line: index + 1})),
    );
  return [...byLine, ...policyValueFaults(code)];
}
