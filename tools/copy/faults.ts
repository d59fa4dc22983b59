import path from 'node:path';
import {parse} from 'parse5';
import {attribute, findAll, type Element} from '../../packages/common';
import {stylesheetUrls} from '../release/checks/assets';
import {readPage} from '../release/site/page';

/** The files of a copy, by their path in it. */
export type CopyFiles = ReadonlyMap<string, Buffer>;

/** Most that the files of a copy may weigh together, in bytes. */
const budget = 15_000_000;

interface Reading {
  readonly links: readonly string[];
  readonly ids: ReadonlySet<string>;
  readonly loads: readonly string[];
}

function readHtml(file: string, html: string): Reading {
  const elements = findAll(parse(html) as unknown as Element, () => true);
  return {
    links: elements.flatMap((element) =>
      element.tagName === 'a' ? (attribute(element, 'href') ?? attribute(element, 'xlink:href') ?? []) : [],
    ),
    ids: new Set(elements.flatMap((element) => attribute(element, 'id') ?? [])),
    loads: readPage(file, html).loads.map(({url}) => url),
  };
}

/** Has a scheme, or names a host: `https:`, `mailto:`, `//host`. */
const leavesCopy = (address: string) => /^(?:[a-z][a-z+.-]*:|\/\/)/i.test(address);

/** What a page or stylesheet requests must be in the copy. */
function loadFault(files: CopyFiles, from: string, url: string): string[] {
  if (url.startsWith('data:') || url.startsWith('#')) {
    return [];
  }
  if (leavesCopy(url) || url.startsWith('/')) {
    return [`${from}: requests ${url}, which is not in the copy.`];
  }
  return files.has(targetOf(from, url).file) ? [] : [`${from}: requests ${url}, which is not there.`];
}

function targetOf(from: string, address: string): {file: string; anchor: string} {
  const {pathname, hash} = new URL(address, `file:///${encodeURI(from)}`);
  return {file: decodeURIComponent(pathname.slice(1)), anchor: decodeURIComponent(hash.slice(1))};
}

/** Where a link of a page leads to nothing. */
function linkFault(files: CopyFiles, readings: ReadonlyMap<string, Reading>, from: string, link: string): string[] {
  if (leavesCopy(link)) {
    return [];
  }
  const {file, anchor} = targetOf(from, link);
  if (link.startsWith('/') || !files.has(file)) {
    return [`${from}: the link ${link} leads to no file of the copy.`];
  }
  const isThere = anchor === '' || anchor.startsWith(':~:') || (readings.get(file)?.ids.has(anchor) ?? false);
  return isThere ? [] : [`${from}: the link ${link} leads to no anchor of ${file}.`];
}

/**
 * Everything that blocks handing out a copy.
 *
 * @param pages files that it must have, one for each published page
 * @param limit most that it may weigh, in bytes
 * @returns a sentence a fault
 */
export function findFaults(files: CopyFiles, pages: readonly string[], limit = budget): string[] {
  const named = (ending: string) => [...files].filter(([file]) => path.posix.extname(file) === ending);
  const readings = new Map(named('.html').map(([file, data]) => [file, readHtml(file, data.toString())]));
  const weight = [...files.values()].reduce((sum, {length}) => sum + length, 0);
  return [
    ...pages.filter((page) => !files.has(page)).map((page) => `${page}: the page is not in the copy.`),
    ...[...readings].flatMap(([file, {loads, links}]) => [
      ...loads.flatMap((url) => loadFault(files, file, url)),
      ...links.flatMap((link) => linkFault(files, readings, file, link)),
    ]),
    ...named('.css').flatMap(([file, data]) =>
      stylesheetUrls(data.toString()).flatMap((url) => loadFault(files, file, url)),
    ),
    ...(weight > limit ? [`The copy weighs ${weight} bytes; ${limit} are allowed.`] : []),
  ];
}
