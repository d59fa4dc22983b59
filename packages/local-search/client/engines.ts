import type {Answer, PageTexts, SearchOptions} from '../engine/types';
import {fetchIndex, get, once} from './fetching';
import {startEngine} from './startEngine';

/** The search of the index at an address. @throws Error when the index does not come or cannot be read */
export const engineAt = once(async (address) => {
  // Its script comes while the index does.
  const ask = startEngine();
  await ask({index: await fetchIndex(address)});
  const load = once(async (name) => {
    const response = await get(`${address.slice(0, address.lastIndexOf('/'))}/${name}.json`);
    await ask({name, texts: (await response.json()) as PageTexts});
  });
  return {
    search: async (query: string, options: SearchOptions): Promise<Answer> => (await ask({query, options}))!,
    /** Fetches texts of pages for it, each once. @throws Error when they do not come */
    load: (names: readonly string[]) => Promise.all(names.map(load)),
  };
});
