import {createEngine} from '../engine';
import type {Engine, SearchIndexFile} from '../types';
import {fetchIndex, fetchIndexOf} from './fetchIndex';

const engines = new Map<SearchIndexFile, Promise<Engine>>();

function engineFor(file: SearchIndexFile): Promise<Engine> {
  const engine = engines.get(file) ?? createEngine(file);
  engines.set(file, engine);
  return engine;
}

/** The search of the page's language, made ready once. */
export async function loadEngine(): Promise<Engine> {
  return engineFor(await fetchIndex());
}

/** The search of the other language, made ready once. See `fetchIndexOf`. */
export async function loadEngineOf(page: string): Promise<Engine> {
  return engineFor(await fetchIndexOf(page));
}
