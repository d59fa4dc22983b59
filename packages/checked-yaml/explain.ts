/** Faults, and what the YAML parser and a Zod schema complain of in words for whoever wrote the file. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import type {z} from 'zod/v4';
import {didYouMean} from '../common';

/** One fault in a file, with what mends it: two sentences, and a line from 1. */
export interface Fault {
  readonly file: string;
  readonly line: number;
  readonly message: string;
  readonly remedy: string;
}

const formatFault = ({file, line, message, remedy}: Fault): string => `${file}:${line}  ${message}\n  → ${remedy}`;

/** Files that cannot be used as they are. Where the code met them helps nobody, so that it has no stack. */
export class FaultsError extends Error {
  readonly #faults: readonly Fault[];

  constructor(faults: readonly Fault[]) {
    super(faults.map(formatFault).join('\n'));
    this.stack = this.message;
    this.#faults = faults;
  }

  get faults(): readonly Fault[] {
    return this.#faults;
  }
}

/** @throws FaultsError with all faults, when there are any */
export function requireSound(faults: readonly Fault[]): void {
  if (faults.length > 0) throw new FaultsError(faults);
}

type Saying = Pick<Fault, 'message' | 'remedy'>;

// Not __dirname, which tsx does not set in what a tool imports.
const file = path.join(path.dirname(__filename), 'sayings.yml');
const sayings = parse(readFileSync(file, 'utf8')) as readonly (Saying & {readonly fault: string})[];

/** @param said by the YAML parser of a fault */
export function explainYaml(said: string): Saying {
  const saying = sayings.find(({fault}) => new RegExp(fault).test(said));
  if (saying === undefined) {
    return {message: said.replace(/ at line \d+[^]*/, ''), remedy: 'Correct the line, or the one above it.'};
  }
  const [, found = ''] = new RegExp(saying.fault).exec(said)!;
  return {...saying, message: saying.message.replace('$1', () => found)};
}

type Issue = z.core.$ZodRawIssue;
type Words = readonly [message: string, remedy: string];

/** Kinds of values, as whoever writes YAML calls them. */
const kinds: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  tuple: 'a list',
  object: 'keys with values',
  record: 'keys with values',
};

const kindOf = (value: unknown): string => kinds[Array.isArray(value) ? 'array' : typeof value] ?? typeof value;

function ofType(expected: string, input: unknown): Words {
  const wanted = kinds[expected] ?? expected;
  if (input === undefined) return ['is missing', `Write it: ${wanted}.`];
  const quoted = expected === 'string' ? ', between quotation marks when it begins with a sign' : '';
  if (input === null) return ['is empty', `Write ${wanted}${quoted}.`];
  const isUnquoted = expected === 'string' && typeof input !== 'object';
  const remedy = isUnquoted ? `Put it between quotation marks: "${String(input)}".` : `Write ${wanted}.`;
  return [`is ${kindOf(input)}, not ${wanted}`, remedy];
}

function ofValues(values: readonly unknown[], input: unknown): Words {
  const options = values.map(String);
  const suggestion = typeof input === 'string' ? didYouMean(input, options) : undefined;
  const question = suggestion === undefined ? '' : `Did you mean ${suggestion}? `;
  return [
    input === undefined ? 'is missing' : `is ${JSON.stringify(input)}`,
    `${question}Allowed: ${options.join(', ')}.`,
  ];
}

function keysOf(schema: unknown): string[] {
  const {shape} = (schema as {_zod: {def: {shape?: object}}})._zod.def;
  return Object.keys(shape ?? {});
}

function ofKeys({keys, inst}: z.core.$ZodRawIssue<z.core.$ZodIssueUnrecognizedKeys>): Words {
  const known = keysOf(inst);
  const suggestion = didYouMean(keys[0]!, known);
  const question = suggestion === undefined ? '' : `Did you mean ${suggestion}? `;
  return ['is not known here', `${question}Known: ${known.join(', ')}.`];
}

/** What the key that tells alternatives apart can be. */
function ofAlternatives({inst, input}: Issue): Words | undefined {
  const {discriminator, options = []} = (inst as z.ZodDiscriminatedUnion | undefined)?._zod.def ?? {};
  if (discriminator === undefined) return undefined;
  const values = options.flatMap((option) => [...(option._zod.propValues?.[discriminator] ?? [])]);
  return ofValues(values, (input as Record<string, unknown> | null)?.[discriminator]);
}

function ofSize(bound: 'few' | 'many', limit: number | bigint, origin: string): Words {
  const isEmpty = bound === 'few' && limit === 1 && origin !== 'number';
  if (isEmpty) return ['is empty', 'Write it, or take the key away.'];
  const most = bound === 'few' ? `at least ${limit}` : `at most ${limit}`;
  const unit = {string: ' characters', array: ' items'}[origin] ?? '';
  return [`must be ${most}${unit}`, `Write ${most}${unit}.`];
}

function wordsOf(issue: Issue): Words | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return ofType(issue.expected, issue.input);
    case 'invalid_value':
      return ofValues(issue.values, issue.input);
    case 'unrecognized_keys':
      return ofKeys(issue as z.core.$ZodRawIssue<z.core.$ZodIssueUnrecognizedKeys>);
    case 'invalid_union':
      return ofAlternatives(issue);
    case 'too_small':
      return ofSize('few', issue.minimum, issue.origin);
    case 'too_big':
      return ofSize('many', issue.maximum, issue.origin);
    default:
      return undefined;
  }
}

/** The error map of the reader: message and remedy, a line each. A message that a schema brings itself goes before. */
export const explainIssue = (issue: Issue): string | undefined => wordsOf(issue)?.join('\n');
