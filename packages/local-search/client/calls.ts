import {createEngine} from '../engine/engine';
import type {SearchIndex} from '../engine/format';
import type {Answer, PageTexts, SearchOptions} from '../engine/types';

/** What a page asks of its engine: to read an index (JSON in UTF-8) first, then to search and to take texts. */
export type Call =
  | {readonly index: ArrayBuffer}
  | {readonly name: string; readonly texts: PageTexts}
  | {readonly query: string; readonly options: SearchOptions};

/** Answers calls, one after the other. @throws Error when the index cannot be read */
export function createResponder(): (call: Call) => Answer | undefined {
  let engine: ReturnType<typeof createEngine>;
  return (call) => {
    if ('index' in call) {
      engine = createEngine(JSON.parse(new TextDecoder().decode(call.index)) as SearchIndex);
    } else if ('texts' in call) {
      engine.add(call.name, call.texts);
    } else {
      return engine.search(call.query, call.options);
    }
    return undefined;
  };
}
