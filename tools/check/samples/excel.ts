import {nearest} from '../../../packages/common';
import {functions, type ReportFunction} from '../../../src/product/facts';
import type {LocaleId} from '../../../src/lib/locales';
import {columnFault, tableFault} from '../names';
import type {Fault, Reason} from '../problem';
import {byLine} from '../lib/text';

const separators: Readonly<Record<LocaleId, string>> = {sv: ';', en: ','};

interface Call {
  readonly name: string;
  readonly args: string[];
}

/** Calls in a formula, the outer ones first; or why it ends before its brackets or quotes do. */
function callsIn(formula: string, separator: string): {readonly calls: readonly Call[]; readonly fault?: Reason} {
  const calls: Call[] = [];
  const open: Call[] = [];
  for (const [part] of formula.matchAll(/"[^"]*"?|[\p{L}\p{N}._]*\(|[^]/gu)) {
    if (/^"[^"]*$/.test(part)) {
      return {calls, fault: {message: 'A quotation mark is missing.', fix: 'Write " where the text ends.'}};
    }
    if (part === ')') {
      if (!open.pop())
        return {calls, fault: {message: 'A bracket is closed that was not opened.', fix: 'Take ) away.'}};
      continue;
    }
    const args = open.at(-1)?.args;
    args?.push(part === separator ? '' : `${args.pop()}${part}`);
    if (part.endsWith('(')) {
      calls.push({name: part.slice(0, -1), args: ['']});
      open.push(calls.at(-1)!);
    }
  }
  const isOpen = open.length > 0;
  return {
    calls,
    ...(isOpen && {fault: {message: 'A closing bracket is missing.', fix: 'Write ) where the call ends.'}}),
  };
}

/** Faults of an `excel` sample: one formula a line, with the list separator of the page's language. */
export const excelFaults = (code: string, language: LocaleId): Fault[] =>
  byLine(code, (line) => (line.trim().startsWith('=') ? formulaFaults(line.trim(), language) : []));

function formulaFaults(formula: string, language: LocaleId): Reason[] {
  const {calls, fault} = callsIn(formula, separators[language]);
  return fault === undefined ? calls.flatMap(callFaults) : [fault];
}

function callFaults({name, args}: Call): Reason[] {
  if (!/^YT\./i.test(name)) {
    return [];
  }
  const known = functions.find((fn) => fn.name === name);
  if (known === undefined) {
    const names = functions.map((fn) => fn.name);
    return [{message: `The function ${name} does not exist.`, fix: `Write ${nearest(name, names)}.`}];
  }
  const given = args.map((arg) => arg.trim());
  return [
    ...countFaults(known, given.join('') === '' ? [] : given),
    ...codeFaults(known, given),
    ...viewFaults(known, given),
  ];
}

function countFaults({name, arguments: all}: ReportFunction, args: readonly string[]): Reason[] {
  const list = all.map((argument) => (argument.required ? argument.name.en : `[${argument.name.en}]`)).join(', ');
  const fix = `${name}(${list})`;
  const missing = all.find(({required}, index) => required && !args[index]);
  if (args.length > all.length) {
    return [{message: `${name} takes at most ${all.length} arguments; here are ${args.length}.`, fix}];
  }
  return missing ? [{message: `${name} lacks the argument ${missing.name.en}.`, fix}] : [];
}

/** The text that an argument is, when it is nothing but one. */
const textOf = (arg = ''): string | undefined => /^"([^"]*)"$/.exec(arg)?.[1];

/** Codes that stand as text: they are the same in every language, and Swedish abbreviations are none. */
function codeFaults(fn: ReportFunction, args: readonly string[]): Reason[] {
  return fn.arguments.flatMap(({name, codes = []}, position) => {
    const given = textOf(args[position]);
    return given === undefined || codes.length === 0 || codes.includes(given)
      ? []
      : [{message: `${given} is no ${name.en} of ${fn.name}.`, fix: `Write one of ${codes.join(', ')}.`}];
  });
}

function viewFaults(fn: ReportFunction, args: readonly string[]): Reason[] {
  const textIn = (argument: string) => textOf(args[fn.arguments.findIndex(({name}) => name.en === argument)]);
  const view = textIn('view');
  const fault = view === undefined ? undefined : tableFault(view);
  if (view === undefined || fault) {
    return fault ? [fault] : [];
  }
  const listed = ['columns', 'measure', 'sort'].flatMap((argument) => textIn(argument)?.split(',') ?? []);
  const filtered = textIn('filter')?.matchAll(/(\w+)\s*(?:<>|<=|>=|=|<|>|\blike\b|\bin\b)/g) ?? [];
  const columns = [
    ...listed.map((column) => column.trim().split(' ')[0]!),
    ...[...filtered].map(([, column]) => column!),
  ];
  return columns.flatMap((column) => columnFault(view, column) ?? []);
}
