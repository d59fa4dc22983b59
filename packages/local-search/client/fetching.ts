/** How long a reader waits before the failure is said, in ms. */
const patience = 20_000;

/**
 * What stands at an address.
 *
 * @throws Error when it is not there, the network failed or the time is up
 */
export async function get(address: string, init?: RequestInit): Promise<Response> {
  const response = await fetch(address, {...init, signal: AbortSignal.timeout(patience)});
  if (!response.ok) {
    throw new Error(`${address} answered ${response.status}`);
  }
  return response;
}

/** Loads what has a name once, however often it is asked for; what failed, anew the next time. */
export function once<Loaded>(load: (name: string) => Promise<Loaded>): (name: string) => Promise<Loaded> {
  const known = new Map<string, Promise<Loaded>>();
  return (name) => {
    const loaded = known.get(name) ?? load(name);
    known.set(name, loaded);
    loaded.catch(() => known.delete(name));
    return loaded;
  };
}

/** Address of the index that belongs to a page's language and release. */
export const indexIn = (page: Document): string =>
  page.querySelector<HTMLMetaElement>('meta[name="search-index"]')!.content;

/**
 * An index, JSON in UTF-8. Asked for when a reader turns to the search, before the scripts that read it are there; they
 * are small, and come first.
 */
export const fetchIndex = once(async (address) => (await get(address, {priority: 'low'})).arrayBuffer());
