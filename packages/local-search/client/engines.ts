import type {PageTexts} from '../engine/types';
import {get} from './get';
import {startEngine, type RemoteEngine} from './startEngine';

/** The search of one index. */
export interface LoadedEngine extends Pick<RemoteEngine, 'search'> {
  /**
   * Fetches texts of pages for it, each once.
   *
   * @throws IndexUnavailable, or the browser's own error when the network failed
   */
  load(names: readonly string[]): Promise<unknown>;
}

async function createLoaded(address: string): Promise<LoadedEngine> {
  const folder = address.slice(0, address.lastIndexOf('/') + 1);
  const engine = await startEngine(get(address, 'application/json').then((response) => response.arrayBuffer()));
  const asked = new Map<string, Promise<unknown>>();

  async function fetchTexts(name: string): Promise<void> {
    const response = await get(`${folder}${name}.json`, 'application/json');
    await engine.add(name, (await response.json()) as PageTexts);
  }

  function load(name: string): Promise<unknown> {
    const texts = asked.get(name) ?? fetchTexts(name);
    asked.set(name, texts);
    texts.catch(() => asked.delete(name));
    return texts;
  }

  return {search: engine.search, load: (names) => Promise.all(names.map(load))};
}

const engines = new Map<string, Promise<LoadedEngine>>();

/**
 * The search of the index at an address. Each is made ready once; one that failed, again the next time.
 *
 * @throws IndexUnavailable, the browser's own error when the network failed, or why the index cannot be read
 */
export function engineAt(address: string): Promise<LoadedEngine> {
  const engine = engines.get(address) ?? createLoaded(address);
  engines.set(address, engine);
  engine.catch(() => engines.delete(address));
  return engine;
}
