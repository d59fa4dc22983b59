/** Reads a YAML file and holds it to a schema. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {
  type Alias,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  visit,
  type Document,
  type Node,
} from 'yaml';
import type {z} from 'zod/v4';
import {explainIssue, explainYaml, requireSound, type Fault} from './explain';
import {shapeFaults, type Path} from './shape';

/** What a file holds, or what is wrong with it. */
export interface Reading<T> {
  /** Missing when there are faults. */
  readonly data?: T;
  readonly faults: readonly Fault[];
  /** Line of a part, from 1; of the nearest part around it when there is no such part. */
  lineOf(path: Path): number;
}

type Place = Pick<Fault, 'line' | 'message' | 'remedy'>;

/**
 * Reads a YAML file and holds it to a schema. A file that is no YAML has one fault, the first.
 *
 * @param file its name in messages, from the project's folder
 */
export function readYaml<T>(file: string, bytes: Uint8Array, schema: z.ZodType<T>): Reading<T> {
  const failed = (fault: Place): Reading<T> => ({faults: [{file, ...fault}], lineOf: () => fault.line});
  const text = decode(bytes);
  if (text === undefined) {
    return failed({line: undecodableLine(bytes), message: 'The file is not UTF-8.', remedy: 'Save it as UTF-8.'});
  }
  const lines = new LineCounter();
  const document = parseDocument(text, {lineCounter: lines});
  const fault = mergeFault(text) ?? syntaxFault(document, text) ?? aliasFault(document, lines);
  if (fault) return failed(fault);
  const value: unknown = document.toJS();
  const lineOf = (path: Path) => lines.linePos(offsetOf(document, path)).line;
  const {success, data, error} = schema.safeParse(value, {error: explainIssue});
  if (success) return {data, faults: [], lineOf};
  return {faults: shapeFaults(value, error.issues, lineOf).map((each) => ({file, ...each})), lineOf};
}

/**
 * What a YAML file holds.
 *
 * @param file absolute path; faults name it from the working directory
 * @throws FaultsError with every place in which it is not as the schema says
 */
export function loadYaml<T>(file: string, schema: z.ZodType<T>): T {
  const name = path.relative(process.cwd(), file).split(path.sep).join('/');
  const {data, faults} = readYaml(name, readFileSync(file), schema);
  requireSound(faults);
  return data!;
}

function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', {fatal: true}).decode(bytes);
  } catch {
    return undefined;
  }
}

/** In UTF-8 no part of another character looks like a line break. */
function undecodableLine(bytes: Uint8Array): number {
  const lines = Buffer.from(bytes).toString('latin1').split('\n');
  return lines.findIndex((line) => decode(Buffer.from(line, 'latin1')) === undefined) + 1;
}

function mergeFault(text: string): Place | undefined {
  const index = text.split('\n').findIndex((line) => /^(?:<{7} |={7}\r?$|>{7} )/.test(line));
  if (index === -1) return undefined;
  const message = 'A merge has left its marks here.';
  return {line: index + 1, message, remedy: 'Keep one of the two versions, and take the marks away.'};
}

function syntaxFault({errors, warnings}: Document, text: string): Place | undefined {
  const [first] = [...errors, ...warnings];
  if (first === undefined) return undefined;
  const lines = text.split('\n');
  const found = first.linePos?.[0].line ?? 1;
  const nested = first.code === 'BLOCK_AS_IMPLICIT_KEY' && isDeeperKey(lines[found - 1], lines[found]);
  const {message, remedy} = explainYaml(nested ? 'same column' : first.message);
  const line = nested ? found + 1 : Math.min(openQuoteLine(lines, first.message) ?? found, lines.length);
  return {line, message: `The file cannot be read: ${message}.`, remedy};
}

/** Whether a key is indented deeper than the line above it, which has a value already. */
function isDeeperKey(above = '', below = ''): boolean {
  const depth = (line: string) => line.search(/[^ -]/);
  return /^ *[\w-]+:( |$)/.test(below) && depth(below) > depth(above);
}

/** Where a quotation mark is opened that the parser misses at the end of the file only. */
function openQuoteLine(lines: readonly string[], message: string): number | undefined {
  const sign = /closing (["'])quote/.exec(message)?.[1];
  if (sign === undefined) return undefined;
  const index = lines.findIndex((line) => new RegExp(`(?:^|[:,[{-]) *${sign}(?!.*${sign})`).test(line));
  return index === -1 ? undefined : index + 1;
}

function aliasFault(document: Document, lines: LineCounter): Place | undefined {
  let open: Alias | undefined;
  visit(document, {
    Alias(_key, node) {
      if (!node.resolve(document)) open = node;
      return open ? visit.BREAK : undefined;
    },
  });
  if (open === undefined) return undefined;
  const {line} = lines.linePos(open.range![0]);
  const message = `Nothing above is marked &${open.source}.`;
  return {line, message, remedy: `Mark it &${open.source}, or put the value between quotation marks.`};
}

/** Where a part begins in the text: at its key, or in a list at itself. */
function offsetOf(document: Document, path: Path): number {
  let node = document.contents as Node | null;
  let offset = node?.range?.[0] ?? 0;
  for (const key of path) {
    const whole = isAlias(node) ? node.resolve(document) : node;
    const pair = isMap(whole)
      ? whole.items.find((item) => isScalar(item.key) && String(item.key.value) === String(key))
      : undefined;
    const own = pair?.key ?? (isSeq(whole) ? whole.items[Number(key)] : undefined);
    if (own === undefined || own === null) return offset;
    offset = (own as Node).range?.[0] ?? offset;
    node = (pair ? pair.value : own) as Node | null;
  }
  return offset;
}
