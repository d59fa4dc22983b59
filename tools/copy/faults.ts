import path from 'node:path';
import {Page} from '../../packages/html-page';
import {stylesheetUrls} from '../release/checks/files';

/** The files of a copy, by their path in it. */
export type CopyFiles = ReadonlyMap<string, Buffer>;

/** Most that the files of a copy may weigh together, in bytes. */
const budget = 15_000_000;

/** Has a scheme, or names a host: `https:`, `mailto:`, `//host`. */
const leavesCopy = (address: string) => /^(?:[a-z][a-z+.-]*:|\/\/)/i.test(address);

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

function linkFault(files: CopyFiles, pages: ReadonlyMap<string, Page>, from: string, link: string): string[] {
  if (leavesCopy(link)) {
    return [];
  }
  const {file, anchor} = targetOf(from, link);
  if (link.startsWith('/') || !files.has(file)) {
    return [`${from}: the link ${link} leads to no file of the copy.`];
  }
  const isThere = anchor === '' || anchor.startsWith(':~:') || (pages.get(file)?.ids.has(anchor) ?? false);
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
  const read = new Map(named('.html').map(([file, data]) => [file, new Page(file, data.toString())]));
  const weight = [...files.values()].reduce((sum, {length}) => sum + length, 0);
  return [
    ...pages.filter((page) => !files.has(page)).map((page) => `${page}: the page is not in the copy.`),
    ...[...read].flatMap(([file, {loads, targets}]) => [
      ...loads.flatMap(({url}) => loadFault(files, file, url)),
      ...targets.flatMap((link) => linkFault(files, read, file, link)),
    ]),
    ...named('.css').flatMap(([file, data]) =>
      stylesheetUrls(data.toString()).flatMap((url) => loadFault(files, file, url)),
    ),
    ...(weight > limit ? [`The copy weighs ${weight} bytes; ${limit} are allowed.`] : []),
  ];
}
