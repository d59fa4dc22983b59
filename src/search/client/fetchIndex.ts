import {indexAddressIn} from './indexAddress';
import type {SearchIndexFile} from '../types';

/** How long a reader waits before the failure is said, in ms. */
const patience = 20_000;

/** Why the index did not come. */
export class IndexUnavailable extends Error {
  /** @param outdated the file is gone: the page comes from an older release */
  constructor(message: string, readonly outdated: boolean) {
    super(message);
    this.name = 'IndexUnavailable';
  }
}

async function get(address: string, accept: string): Promise<Response> {
  const response = await fetch(address, {
    headers: {Accept: accept},
    signal: AbortSignal.timeout(patience),
  });
  if (!response.ok) {
    throw new IndexUnavailable(`${address} answered ${response.status}`, response.status === 404);
  }
  return response;
}

const files = new Map<string, Promise<SearchIndexFile>>();

/** A file that came is kept; one that failed is asked for again the next time. */
function getOnce(address: string): Promise<SearchIndexFile> {
  let file = files.get(address);
  if (!file) {
    file = get(address, 'application/json').then((response) => response.json() as Promise<SearchIndexFile>);
    file.catch(() => files.delete(address));
    files.set(address, file);
  }
  return file;
}

/**
 * The index of the page's own language and release. Called as soon as a reader turns to the search.
 *
 * @throws IndexUnavailable, or the browser's own error when the network failed
 */
export async function fetchIndex(): Promise<SearchIndexFile> {
  return getOnce(indexAddressIn(document));
}

/**
 * The index of the other language. Its name stands in that language's pages, of which one is asked for.
 *
 * @param page address of a page in the other language
 */
export async function fetchIndexOf(page: string): Promise<SearchIndexFile> {
  const html = await (await get(page, 'text/html')).text();
  return getOnce(indexAddressIn(new DOMParser().parseFromString(html, 'text/html')));
}
