import {nearest} from '../../../packages/common';
import {functions, type ReportFunction} from '../../../src/product/facts';
import type {Language} from '../corpus/layout';
import {columnFault, tableFault} from '../names/database';
import type {SampleFault} from './fault';

/** List separator of Excel in each language of the pages. */
export const separators: Readonly<Record<Language, string>> = {sv: ';', en: ','};

interface Call {
  name: string;
  args: string[];
}

/** A formula that ends before its brackets or quotes do. */
class FormulaError extends Error {}

/**
 * Calls in a formula, the outer ones first.
 *
 * @throws FormulaError when a bracket or quote is not closed
 */
export function callsIn(formula: string, separator: string): Call[] {
  const calls: Call[] = [];
  const open: {call: Call; start: number}[] = [];
  let quote = false;
  for (let at = 0; at < formula.length; at += 1) {
    const char = formula.charAt(at);
    const current = open.at(-1);
    if (char === '"') {
      quote = !quote;
    } else if (quote) {
      continue;
    } else if (char === '(') {
      const call = {name: /[\p{L}\p{N}._]*$/u.exec(formula.slice(0, at))?.[0] ?? '', args: []};
      calls.push(call);
      open.push({call, start: at + 1});
    } else if (current !== undefined && (char === ')' || char === separator)) {
      current.call.args.push(formula.slice(current.start, at).trim());
      current.start = at + 1;
      if (char === ')') open.pop();
    } else if (char === ')') {
      throw new FormulaError('A bracket is closed that was not opened.');
    }
  }
  if (quote || open.length > 0) {
    throw new FormulaError(quote ? 'A quotation mark is missing.' : 'A closing bracket is missing.');
  }
  return calls;
}

/** Faults of an `excel` sample: one formula a line, with the list separator of the page's language. */
export function excelFaults(code: string, language: Language): SampleFault[] {
  return code.split('\n').flatMap((text, index) => {
    const formula = text.trim();
    return formula.startsWith('=')
      ? formulaFaults(formula, language).map((fault) => ({...fault, line: index + 1}))
      : [];
  });
}

type Fault = Omit<SampleFault, 'line'>;

function formulaFaults(formula: string, language: Language): Fault[] {
  const separator = separators[language];
  const wrong = separator === ';' ? ',' : ';';
  const bare = formula.replace(/"[^"]*"/g, '""').replace(/\{[^}]*\}/g, '');
  if (bare.includes(wrong) && !(wrong === ',' && /\d,\d/.test(bare))) {
    return [
      {
        message: `The list separator "${wrong}" is not that of ${language === 'sv' ? 'Swedish' : 'English'} Excel.`,
        fix: `Write "${separator}".`,
      },
    ];
  }
  try {
    return callsIn(formula, separator).flatMap(callFaults);
  } catch (error) {
    if (error instanceof FormulaError) {
      return [{message: error.message}];
    }
    throw error;
  }
}

function callFaults({name, args}: Call): Fault[] {
  if (!/^YT\./i.test(name)) {
    return [];
  }
  const known = functions.find((fn) => fn.name === name);
  if (known === undefined) {
    return [
      {
        message: `The function ${name} does not exist.`,
        fix: `Write ${nearest(
          name,
          functions.map((fn) => fn.name),
        )}.`,
      },
    ];
  }
  const given = args.length === 1 && args[0] === '' ? [] : args;
  return [...countFaults(known, given), ...codeFaults(known, given), ...viewFaults(known, given)];
}

function countFaults({name, arguments: all}: ReportFunction, args: readonly string[]): Fault[] {
  const required = all.filter((argument) => argument.required);
  const list = all.map((argument) => (argument.required ? argument.name.en : `[${argument.name.en}]`)).join(', ');
  if (args.length > all.length) {
    return [
      {message: `${name} takes at most ${all.length} arguments; here are ${args.length}.`, fix: `${name}(${list})`},
    ];
  }
  const missing = required.find((_, index) => (args[index] ?? '') === '');
  return missing === undefined
    ? []
    : [{message: `${name} lacks the argument ${missing.name.en}.`, fix: `${name}(${list})`}];
}

/** The text that an argument is, when it is nothing but one. */
const textOf = (arg = ''): string | undefined => /^"([^"]*)"$/.exec(arg)?.[1];

/** Codes that stand as text: they are the same in every language, and Swedish abbreviations are none. */
function codeFaults(fn: ReportFunction, args: readonly string[]): Fault[] {
  return fn.arguments.flatMap(({name: {en: name}, codes = []}, position) => {
    const given = textOf(args[position]);
    return given === undefined || codes.length === 0 || codes.includes(given)
      ? []
      : [{message: `${given} is no ${name} of ${fn.name}.`, fix: `Write one of ${codes.join(', ')}.`}];
  });
}

/** Views and columns that stand as text in the arguments. */
function viewFaults(fn: ReportFunction, args: readonly string[]): Fault[] {
  const value = (argument: string): string | undefined =>
    textOf(args[fn.arguments.findIndex(({name}) => name.en === argument)]);
  const view = value('view');
  if (view === undefined) {
    return [];
  }
  const fault = tableFault(view);
  if (fault !== undefined) {
    return [fault];
  }
  const sorted =
    value('sort')
      ?.split(',')
      .map((part) => part.trim().split(' ')[0] ?? '') ?? [];
  const filtered = [...(value('filter') ?? '').matchAll(/(\w+)\s*(?:<>|<=|>=|=|<|>|\blike\b|\bin\b)/g)].map(
    (match) => match[1] ?? '',
  );
  const columns = [
    ...(value('columns')?.split(',') ?? []),
    ...(value('measure') === undefined ? [] : [value('measure') ?? '']),
    ...sorted,
    ...filtered,
  ];
  return columns.flatMap((column) => columnFault(view, column.trim()) ?? []);
}
