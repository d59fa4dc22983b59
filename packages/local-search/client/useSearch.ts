import {startTransition, useEffect, useState} from 'react';
import {keptList} from '../../common/client';
import type {Answer, PageTexts, SearchOptions, SearchResult} from '../engine/types';
import {fetchIndex, get, indexIn, once} from './fetching';
import {startEngine} from './startEngine';

/** What a reader asks. */
export interface Wanted {
  readonly query: string;
  /** Id of the only section wanted. */
  readonly section?: string | undefined;
}

/** Longer queries are pasted by mistake; the fields and an address hold no more of them. */
export const longest = 200;

/** The question of an address. @param search its part from the question mark on */
export function wantedIn(search: string): Wanted {
  const parameters = new URLSearchParams(search);
  return {query: parameters.get('q')?.slice(0, longest) ?? '', section: parameters.get('in') ?? undefined};
}

/** The part of an address from the question mark on. */
export function addressOf({query, section}: Wanted): string {
  const text = query.trim();
  return `?${new URLSearchParams({...(text && {q: text}), ...(section && {in: section})})}`;
}

/** The reader's last searches that led to a page. */
export const recentSearches = keptList('recent-searches', 4);

export function rememberSearch(query: string): void {
  const text = query.trim().replace(/\s+/g, ' ');
  if (text !== '') {
    recentSearches.add(text);
  }
}

/** The search of the index at an address. @throws Error when the index does not come or cannot be read */
const engineAt = once(async (address) => {
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

interface Answered extends Wanted {
  readonly result: SearchResult;
  /** Nothing of it is on its way any more. */
  readonly isWhole: boolean;
}

/** Hits are shown without their texts when the whole answer takes longer than this, in ms; sooner, they would only flicker. */
const patience = 250;

/** So long rests who has typed a word, in ms; texts of what its beginnings find would hold up a slow line. */
const rest = 100;

const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

/**
 * Answers a question, with what is there when the remainder is slow. An empty one only has the engine made ready.
 *
 * @throws the signal's reason, or Error when the index or a text does not come
 */
async function answer(
  {query, ...options}: Wanted & SearchOptions,
  signal: AbortSignal,
  show: (result: SearchResult, isWhole: boolean) => void,
): Promise<void> {
  const [rested, late] = [rest, patience].map(pause);
  const engine = await engineAt(indexIn(document));
  if (query.trim() === '' || signal.aborted) {
    return;
  }
  let {result, lacking} = await engine.search(query, options);
  void late!.then(() => lacking.length > 0 && !signal.aborted && show(result, false));
  while (lacking.length > 0) {
    await rested;
    signal.throwIfAborted();
    await engine.load(lacking);
    ({result, lacking} = await engine.search(query, options));
  }
  signal.throwIfAborted();
  show(result, true);
}

export type Search = ReturnType<typeof useSearch>;

/**
 * The result of a question, kept up to date while the reader types. That of the last one stays until the next is there, or it
 * is said that none comes; each question gives way to the next.
 *
 * @param limit hits at the most
 */
export function useSearch(wanted: Wanted, limit: number) {
  const {query, section} = wanted;
  const [attempt, setAttempt] = useState(0);
  const [last, setLast] = useState<Answered | 'failed'>();

  useEffect(() => {
    const stop = new AbortController();
    const show = (result: SearchResult, isWhole: boolean) =>
      startTransition(() => setLast({query, section, result, isWhole}));
    answer({query, section, limit}, stop.signal, show).catch((error: Error) => {
      if (!stop.signal.aborted) {
        console.warn(`Search: ${error.message}`);
        setLast('failed');
        // What was there without its texts would take the place of the failure.
        stop.abort();
      }
    });
    return () => stop.abort();
  }, [query, section, limit, attempt]);

  function retry(): void {
    setLast(undefined);
    setAttempt(attempt + 1);
  }
  const answered = last === 'failed' || query.trim() === '' ? undefined : last;
  return {
    wanted,
    /** Tries again; set when the index, or a text, did not come. */
    retry: last === 'failed' ? retry : undefined,
    /** Names the answer that the result is of: its hits are made anew for each (see Messages). */
    answer: answered && `${answered.query} ${answered.section}`,
    /** `undefined` while nothing is asked, or the first answer is on its way. */
    result: answered?.result,
    /** Whether the result is that of the question as it is now, not of the one before. */
    isSettled: answered?.isWhole === true && answered.query === query && answered.section === section,
  };
}
