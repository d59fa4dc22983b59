import type {SearchIndexFile} from '../engine/types';
import {unpack, type PackedIndex} from '../engine/wire';

/** How long a reader waits before the failure is said, in ms. */
const patience = 20_000;

/** Why the index did not come. */
export class IndexUnavailable extends Error {
  /** @param outdated the file is gone: the page comes from an older release */
  constructor(
    message: string,
    readonly outdated: boolean,
  ) {
    super(message);
    this.name = 'IndexUnavailable';
  }
}

/**
 * What stands at an address.
 *
 * @param accept media type that is wanted
 * @throws IndexUnavailable, or the browser's own error when the network failed or the time is up
 */
export async function get(address: string, accept: string): Promise<Response> {
  const response = await fetch(address, {headers: {Accept: accept}, signal: AbortSignal.timeout(patience)});
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
    file = get(address, 'application/json')
      .then((response) => response.json() as Promise<PackedIndex>)
      .then(unpack);
    file.catch(() => files.delete(address));
    files.set(address, file);
  }
  return file;
}

/** Address of the index that belongs to a page. */
function indexAddressIn(page: Document): string {
  const address = page.querySelector<HTMLMetaElement>('meta[name="search-index"]')?.content;
  if (!address) {
    throw new Error('The page has no <meta name="search-index">.');
  }
  return address;
}

/**
 * The index of a page's language and release. Called as soon as a reader turns to the search.
 *
 * @param page the one that is shown, if no other
 * @throws IndexUnavailable, or the browser's own error when the network failed
 */
export async function fetchIndex(page = document): Promise<SearchIndexFile> {
  return getOnce(indexAddressIn(page));
}
