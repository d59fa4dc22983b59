import {startTransition, useEffect, useState} from 'react';
import type {SearchOptions, SearchResult} from '../engine/types';
import {engineAt} from './engines';
import {get, indexIn} from './fetching';
import type {OtherLanguage} from './site';

/** What a reader asks. */
export interface Wanted {
  readonly query: string;
  /** Id of the only section wanted. */
  readonly section?: string | undefined;
}

/** Longer queries are pasted by mistake; an address need not hold them. */
const longest = 200;

/** The question of an address. @param search its part from the question mark on */
export function wantedIn(search: string): Wanted {
  const parameters = new URLSearchParams(search);
  return {query: parameters.get('q') ?? '', section: parameters.get('in') ?? undefined};
}

/** The part of an address from the question mark on. */
export function addressOf({query, section}: Wanted): string {
  const text = query.trim().slice(0, longest);
  return `?${new URLSearchParams({...(text && {q: text}), ...(section && {in: section})})}`;
}

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
 * @param page that names the index, if it is not this one
 * @throws the signal's reason, or Error when the index or a text does not come
 */
async function answer(
  {query, ...options}: Wanted & SearchOptions,
  page: string | undefined,
  signal: AbortSignal,
  show: (result: SearchResult, isWhole: boolean) => void,
): Promise<void> {
  const [rested, late] = [rest, patience].map(pause);
  const naming = page && new DOMParser().parseFromString(await (await get(page)).text(), 'text/html');
  const engine = await engineAt(indexIn(naming || document));
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

/** The last answer, while the next one is on its way, or that none comes. Each question gives way to the next. */
function useAnswer(query: string | undefined, section: string | undefined, limit: number, page?: string) {
  const [attempt, setAttempt] = useState(0);
  const [last, setLast] = useState<Answered | 'failed'>();

  useEffect(() => {
    const stop = new AbortController();
    const show = (result: SearchResult, isWhole: boolean) =>
      startTransition(() => setLast({query: query!, section, result, isWhole}));
    if (query !== undefined) {
      answer({query, section, limit}, page, stop.signal, show).catch((error: Error) => {
        if (!stop.signal.aborted) {
          console.warn(`Search: ${error.message}`);
          setLast('failed');
        }
      });
    }
    return () => stop.abort();
  }, [query, section, limit, page, attempt]);

  function retry(): void {
    setLast(undefined);
    setAttempt(attempt + 1);
  }
  return last === 'failed' ? {retry, last: undefined} : {retry: undefined, last};
}

/** Hits shown from the other language: enough to see that something is there. */
const few = 5;

export type Search = ReturnType<typeof useSearch>;

/**
 * The result of a question, kept up to date while the reader types. That of the last one stays until the next is there.
 *
 * @param limit hits at the most
 * @param other language, whose hits are shown where this one has none
 */
export function useSearch(wanted: Wanted, limit: number, other: OtherLanguage | undefined) {
  const {query, section} = wanted;
  const {last, retry} = useAnswer(query, section, limit);
  const answered = query.trim() === '' ? undefined : last;
  const result = answered?.result;
  const missed = other && result?.total === 0 && answered?.section === undefined ? answered?.query : undefined;
  const there = useAnswer(missed, undefined, few, other?.href).last;
  const isThere = there !== undefined && there.query === missed && there.result.total > 0 && !there.result.suggestion;
  return {
    wanted,
    /** Tries again; set when the index, or a text, did not come. */
    retry,
    /** `undefined` while nothing is asked, or the first answer is on its way. */
    result,
    /** Whether the result is that of the question as it is now, not of the one before. */
    isSettled: answered?.isWhole === true && answered.query === query && answered.section === section,
    /** What to show: the result, or the other language's when this one has nothing. */
    shown: isThere ? there.result : result,
    /** The other language, when what is shown comes from it. */
    other: isThere ? other : undefined,
  };
}
