import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {didYouMean} from '../../../packages/common';
import {localeIds} from '../../../src/lib/locales';
import {movedAnchorsFile, movedFile} from '../../pages/lists';
import {anchorName, pageName} from '../lib/causes';
import {liveAddresses, type LiveAddresses} from '../lib/liveAddresses';
import {lineOfOffset} from '../lib/text';
import {errorAt} from '../problem';
import type {Check, CheckContext, Problem} from '../types';

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

type Rows = Readonly<Record<string, string>>;

const isTable = (value: unknown): value is Rows =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((to) => typeof to === 'string');

/** The rows of a table, or why it has none. */
function read(file: string, text: string): {readonly rows: Rows; readonly problems: readonly Problem[]} {
  const unread = (line: number, message: string) => ({
    rows: {},
    problems: [errorAt(file, line, message, 'Write an object of addresses: {"/from": "/to"}.')],
  });
  try {
    const value: unknown = JSON.parse(text);
    return isTable(value) ? {rows: value, problems: []} : unread(1, 'Is no table of redirects.');
  } catch (error) {
    const {message} = error as Error;
    const offset = Number(/position (\d+)/.exec(message)?.[1] ?? text.length);
    return unread(lineOfOffset(text, offset), `Is no JSON: ${message}.`);
  }
}

/** Faults elsewhere by which a target is not there. */
function causesOf(to: string): string[] {
  const [route = '', anchor] = to.split('#');
  const anchors = anchor === undefined ? [] : localeIds.map((language) => anchorName(language, route, anchor));
  return [pageName(route), ...anchors];
}

/** What is wrong with a row, and what to write; nothing when it leads somewhere. */
function fault([from, to]: readonly [string, string], table: Table, rows: Rows) {
  const misspelt = [from, to].find((address) => !table.form.test(address));
  if (misspelt !== undefined) {
    const fix = `Both languages follow one row. Write it without language, ending and slash at the end: ${table.example}.`;
    return [`"${misspelt}" is no address of a page.`, fix] as const;
  }
  if (table.live.has(from)) {
    return [`${from} is there, so that nobody is led from it.`, 'Take the row away.'] as const;
  }
  if (table.targets.has(to)) {
    return undefined;
  }
  const further = rows[to];
  return further === undefined
    ? ([
        `${from} is led to ${to}, which does not exist.`,
        `Write "${didYouMean(to, [...table.targets]) ?? '/…'}".`,
      ] as const)
    : ([`${from} is led to ${to}, which is led on.`, `Write "${further}".`] as const);
}

function problemsOf(root: string, table: Table): Problem[] {
  const full = path.join(root, table.file);
  const text = existsSync(full) ? readFileSync(full, 'utf8') : '{}';
  const {rows, problems} = read(table.file, text);
  const faults = Object.entries(rows).flatMap(([from, to]): Problem[] => {
    const [message, fix] = fault([from, to], table, rows) ?? [];
    const line = lineOfOffset(text, text.indexOf(JSON.stringify(from)));
    return message === undefined ? [] : [{...errorAt(table.file, line, message, fix), follows: causesOf(to)}];
  });
  return [...problems, ...faults];
}

/** What is led elsewhere arrives. The generators of the hosts leave a row out that does not, without a word. */
export const redirects: Check = {
  name: 'redirects',
  description: `every row of ${movedFile} and ${movedAnchorsFile} leads from what is gone to what is there`,
  whole: true,
  run: (context: CheckContext) => tablesOf(liveAddresses(context)).flatMap((table) => problemsOf(context.root, table)),
};
