import {didYouMean} from '../../../packages/common';
import {ledBy} from '../../../src/client/movedTo';
import {anchorsFile, movedAnchorsFile, movedFile} from '../../pages/lists';
import {localeIds} from '../../../src/lib/locales';
import {listedLines, liveAddresses, redirectsSchema, type LiveAddresses} from '../lib/addresses';
import {anchorName, pageName} from '../lib/causes';
import {lineOfOffset, readJson, readText} from '../lib/text';
import type {Check, Finding} from '../types';

/** The tables of redirects: the form of an address without language, what is there and so not led elsewhere, and targets. */
const tablesOf = ({routes, anchors}: LiveAddresses) => [
  {file: movedFile, form: /^(?!\/en(?:\/|$))(?:\/|(?:\/[^/?#\s]+)+(?<!\.html))$/, live: routes, targets: routes},
  {
    file: movedAnchorsFile,
    form: /^(?!\/en(?:\/|$))(?:\/[^/?#\s]+)+(?:#\S+)?$/,
    live: anchors,
    targets: new Set([...anchors, ...routes]),
  },
];

type Table = ReturnType<typeof tablesOf>[number];
type Row = readonly [from: string, to: string];

/** Faults elsewhere by which a target is not there. */
function causesOf(to: string): string[] {
  const [route = '', anchor] = to.split('#');
  return [pageName(route), ...(anchor ? localeIds.map((language) => anchorName(language, route, anchor)) : [])];
}

/** What is wrong with a row, and what to write; nothing when it leads somewhere. */
function fault([from, to]: Row, {form, live, targets}: Table, further: string | undefined) {
  const wrong = [from, to].find((address) => !form.test(address));
  if (wrong !== undefined) {
    const example = '"/report/old-page": "/report/new-page"';
    const fix = `Both languages follow one row. Write it without language, ending and slash at the end: ${example}.`;
    return {message: `"${wrong}" is no address of a page.`, fix};
  }
  if (live.has(from)) {
    return {message: `${from} is there, so that nobody is led from it.`, fix: 'Take the row away.'};
  }
  if (targets.has(to)) {
    return undefined;
  }
  const why = further === undefined ? 'does not exist' : 'is led on';
  const right = further ?? didYouMean(to, [...targets]) ?? '/…';
  return {message: `${from} is led to ${to}, which ${why}.`, fix: `Write "${right}".`, follows: causesOf(to)};
}

/** The row itself, or, of one that ends with a `*`, a row for each published anchor that it is the first to lead. */
function expand(row: Row, all: readonly Row[], published: readonly string[]): Row[] {
  const isFirst = (address: string) => all.find((other) => ledBy(other, address) !== undefined) === row;
  return row[0].endsWith('*') ? published.filter(isFirst).map((address) => [address, ledBy(row, address)!]) : [row];
}

function findingsIn(root: string, table: Table): Finding[] {
  const {file} = table;
  const text = readText(root, file, '{}');
  const {value, fault: noJson} = readJson(text);
  const {data: rows} = redirectsSchema.safeParse(value);
  if (rows === undefined) {
    const {line = 1, message = 'it has to be an object.'} = noJson ?? {};
    const fix = 'Write an object of addresses: {"/from": "/to"}.';
    return [{file, line, message: `Is no table of redirects: ${message}`, fix}];
  }
  const all = Object.entries(rows);
  const published = listedLines(root, anchorsFile);
  return all.flatMap((row) => {
    const line = lineOfOffset(text, text.indexOf(JSON.stringify(row[0])));
    const led = expand(row, all, published);
    const unused = {message: `${row[0]} leads no published anchor.`, fix: 'Take the row away.'};
    const faults = led.length === 0 ? [unused] : led.flatMap((each) => fault(each, table, rows[each[1]]) ?? []);
    return faults.slice(0, 1).map((found) => ({...found, file, line}));
  });
}

/** What is led elsewhere arrives. The generators of the hosts leave a row out that does not, without a word. */
export default {
  description: `every row of ${movedFile} and ${movedAnchorsFile} leads from what is gone to what is there`,
  whole: true,
  run: (context) => tablesOf(liveAddresses(context)).flatMap((table) => findingsIn(context.root, table)),
} satisfies Check;
