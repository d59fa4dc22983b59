import {createEngine, type RemoteEngine, type SearchIndex} from '../../../packages/local-search/client';

/**
 * Stands in for the engine in a worker, which browsers forbid to pages from `file:`: it runs in the page.
 *
 * @param index JSON in UTF-8, on its way
 */
export async function startEngine(index: Promise<ArrayBuffer>): Promise<RemoteEngine> {
  const {search, add} = createEngine(JSON.parse(new TextDecoder().decode(await index)) as SearchIndex);
  return {search: async (query, options) => search(query, options), add: async (name, texts) => add(name, texts)};
}
