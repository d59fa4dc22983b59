/** Runs apart from the page, which stays quick: reads an index and searches in it. */
import {createEngine} from '../engine/engine';
import type {SearchIndex} from '../engine/format';
import type {Engine, PageTexts, SearchOptions} from '../engine/types';

/** What the page asks for: to read an index (JSON in UTF-8) first, then to search and to take texts. */
export type Call =
  | {readonly index: ArrayBuffer}
  | {readonly name: string; readonly texts: PageTexts}
  | {readonly query: string; readonly options: SearchOptions};

/** The answer to a call, or why there is none. */
export type Reply = {readonly value: unknown} | {readonly error: string};

interface Scope {
  onmessage: (event: {readonly data: Call}) => void;
  postMessage(reply: Reply): void;
}

let engine: Engine;

function answer(call: Call): unknown {
  if ('index' in call) {
    engine = createEngine(JSON.parse(new TextDecoder().decode(call.index)) as SearchIndex);
    return undefined;
  }
  if ('texts' in call) {
    engine.add(call.name, call.texts);
    return undefined;
  }
  return engine.search(call.query, call.options);
}

const scope = globalThis as unknown as Scope;
scope.onmessage = ({data}) => {
  try {
    scope.postMessage({value: answer(data)});
  } catch (error) {
    scope.postMessage({error: (error as Error).message});
  }
};
