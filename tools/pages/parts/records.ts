/** Adds and removes records of a list in a YAML file, and leaves every other line of it as it is. */
import {isSeq, LineCounter, parseDocument, stringify} from 'yaml';

/** A record, and the lines that it takes. */
interface Item {
  readonly value: unknown;
  /** From 0. */
  readonly from: number;
  /** Behind the last line. */
  readonly to: number;
  /** Spaces before its dash. */
  readonly depth: number;
}

const depthOf = (line: string): number => line.search(/\S/);

/** A record ends where a line is no deeper than its dash: the next record, or a comment that belongs to it. */
function itemAt(value: unknown, from: number, lines: readonly string[]): Item {
  const depth = depthOf(lines[from]!);
  const length = lines.slice(from + 1).findIndex((line) => depthOf(line) <= depth && line !== '');
  return {value, from, to: length === -1 ? lines.length : from + 1 + length, depth};
}

function itemsOf(text: string, list: string): Item[] {
  const counter = new LineCounter();
  const document = parseDocument(text, {lineCounter: counter});
  const items = document.get(list);
  if (!isSeq(items)) {
    throw new Error(`There is no list ${list}.`);
  }
  const lines = text.trimEnd().split('\n');
  const values = items.toJS(document) as unknown[];
  return items.items.map((node, index) => {
    const [start = 0] = (node as {range?: readonly number[]}).range ?? [];
    return itemAt(values[index], counter.linePos(start).line - 1, lines);
  });
}

/**
 * The text with one more record: behind the last that `isBefore` it, or as the first.
 *
 * @param list name of the list, at the top of the file; it has a record
 */
export function withRecord<Value>(
  text: string,
  list: string,
  record: object,
  isBefore: (other: Value) => boolean,
): string {
  const items = itemsOf(text, list);
  const previous = items.findLast(({value}) => isBefore(value as Value));
  const {from, depth} = items[0]!;
  const written = stringify([record], {lineWidth: 0, singleQuote: true}).trimEnd().split('\n');
  return text
    .split('\n')
    .toSpliced(previous?.to ?? from, 0, ...written.map((line) => ' '.repeat(depth) + line))
    .join('\n');
}

/** The text without a record. */
export function withoutRecord<Value>(text: string, list: string, isIt: (other: Value) => boolean): string {
  const item = itemsOf(text, list).find(({value}) => isIt(value as Value));
  return item
    ? text
        .split('\n')
        .toSpliced(item.from, item.to - item.from)
        .join('\n')
    : text;
}
