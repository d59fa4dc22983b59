import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {z} from 'zod/v4';
import {didYouMean} from '../../../packages/common';
import {ledBy} from '../../../src/client/movedTo';
import {anchorsFile, movedAnchorsFile, movedFile} from '../../pages/lists';
import {languages} from '../corpus/layout';
import {listedLines, liveAddresses, type LiveAddresses} from '../lib/addresses';
import {anchorName, pageName} from '../lib/causes';
import {lineOfOffset} from '../lib/text';
import type {Check, Finding} from '../types';

/** A table of redirects, and what it may lead from and to. */
interface Table {
  readonly file: string;
  /** Form of an address in it, without language. */
  readonly form: RegExp;
  readonly example: string;
  /** Addresses that are there, and so cannot be led elsewhere. */
  readonly live: ReadonlySet<string>;
  readonly targets: ReadonlySet<string>;
}

const segment = '/[^/?#\\s]+';
const tablesOf = ({routes, anchors}: LiveAddresses): Table[] => [
  {
    file: movedFile,
    form: new RegExp(`^(?!/en(?:/|$))(?:/|(?:${segment})+(?<!\\.html))$`),
    example: '"/report/old-page": "/report/new-page"',
    live: routes,
    targets: routes,
  },
  {
    file: movedAnchorsFile,
    form: new RegExp(`^(?!/en(?:/|$))(?:${segment})+(?:#\\S+)?$`),
    example: '"/report/page#old": "/report/page#new"',
    live: anchors,
    targets: new Set([...anchors, ...routes]),
  },
];

const rowsSchema = z.record(z.string(), z.string());
type Rows = z.infer<typeof rowsSchema>;
type Row = readonly [from: string, to: string];

/** The rows of a table; when it has none, why, and where in the text. */
function read(text: string): {readonly rows: Rows; readonly why?: string; readonly offset?: number} {
  try {
    const {data} = rowsSchema.safeParse(JSON.parse(text));
    return data ? {rows: data} : {rows: {}, why: 'Is no table of redirects.', offset: 0};
  } catch (error) {
    const {message} = error as Error;
    const offset = Number(/position (\d+)/.exec(message)?.[1] ?? text.length);
    return {rows: {}, why: `Is no JSON: ${message}.`, offset};
  }
}

/** Faults elsewhere by which a target is not there. */
function causesOf(to: string): string[] {
  const [route = '', anchor] = to.split('#');
  return [pageName(route), ...(anchor ? languages.map((language) => anchorName(language, route, anchor)) : [])];
}

/** What is wrong with a row, and what to write; nothing when it leads somewhere. */
function fault([from, to]: Row, {form, example, live, targets}: Table, rows: Rows) {
  const wrong = [from, to].find((address) => !form.test(address));
  if (wrong !== undefined) {
    const fix = `Both languages follow one row. Write it without language, ending and slash at the end: ${example}.`;
    return {message: `"${wrong}" is no address of a page.`, fix};
  }
  if (live.has(from)) {
    return {message: `${from} is there, so that nobody is led from it.`, fix: 'Take the row away.'};
  }
  if (targets.has(to)) {
    return undefined;
  }
  const further = rows[to];
  return further === undefined
    ? {
        message: `${from} is led to ${to}, which does not exist.`,
        fix: `Write "${didYouMean(to, [...targets]) ?? '/…'}".`,
      }
    : {message: `${from} is led to ${to}, which is led on.`, fix: `Write "${further}".`};
}

/** The row itself, or, of one that ends with a `*`, a row for each published anchor that it is the first to lead. */
function expand(row: Row, all: readonly Row[], published: readonly string[]): Row[] {
  const isFirst = (address: string) => all.find((other) => ledBy(other, address) !== undefined) === row;
  return row[0].endsWith('*') ? published.filter(isFirst).map((address) => [address, ledBy(row, address)!]) : [row];
}

function findingsIn(root: string, table: Table): Finding[] {
  const full = path.join(root, table.file);
  const text = existsSync(full) ? readFileSync(full, 'utf8') : '{}';
  const {rows, why, offset = 0} = read(text);
  const at = (offset: number) => ({file: table.file, line: lineOfOffset(text, offset)});
  if (why !== undefined) {
    return [{...at(offset), message: why, fix: 'Write an object of addresses: {"/from": "/to"}.'}];
  }
  const all = Object.entries(rows);
  const published = listedLines(root, anchorsFile);
  return all.flatMap((row) => {
    const place = at(text.indexOf(JSON.stringify(row[0])));
    const led = expand(row, all, published);
    const found = led.flatMap((each) => {
      const wrong = fault(each, table, rows);
      return wrong ? [{...place, ...wrong, follows: causesOf(each[1])}] : [];
    });
    return led.length > 0
      ? found.slice(0, 1)
      : [{...place, message: `${row[0]} leads no published anchor.`, fix: 'Take the row away.'}];
  });
}

/** What is led elsewhere arrives. The generators of the hosts leave a row out that does not, without a word. */
export const redirects: Check = {
  name: 'redirects',
  description: `every row of ${movedFile} and ${movedAnchorsFile} leads from what is gone to what is there`,
  whole: true,
  run: (context) => tablesOf(liveAddresses(context)).flatMap((table) => findingsIn(context.root, table)),
};
