import {useMemo} from 'react';
import type {SearchResult} from '../types';
import {useEngine, type EngineState} from './useEngine';
import {useOtherLanguage, type OtherLanguage} from './useOtherLanguage';

export interface Search {
  readonly state: EngineState;
  /** `null` while nothing is asked or the index is on its way. */
  readonly result: SearchResult | null;
  /** What to show: the result, or the other language's when this one has nothing. */
  readonly shown: SearchResult | null;
  /** The other language, when what is shown comes from it. */
  readonly other: OtherLanguage | null;
}

/**
 * The result of a query, kept up to date while the reader types.
 *
 * @param section id of the only section wanted
 * @param limit hits at the most
 */
export function useSearch(query: string, section: string | undefined, limit: number): Search {
  const state = useEngine();
  const isAsking = query.trim() !== '';
  const result = useMemo(
    () => (state.status === 'ready' && isAsking ? state.engine.search(query, {section, limit}) : null),
    [state, isAsking, query, section, limit],
  );
  const foundNothing = result !== null && result.total === 0 && section === undefined;
  const other = useOtherLanguage(foundNothing ? query : '');
  const shown = foundNothing ? (other?.result ?? null) : result;
  return {state, result, shown, other: foundNothing ? other : null};
}
