import {useCallback, useEffect, useState} from 'react';
import {loadEngine} from '../client/engines';
import {IndexUnavailable} from '../client/fetchIndex';
import type {Engine} from '../types';

export type EngineState =
  | {readonly status: 'loading'}
  | {readonly status: 'ready'; readonly engine: Engine}
  /** `outdated`: the page comes from a release whose index is gone; loading the page again helps. */
  | {readonly status: 'failed'; readonly outdated: boolean; readonly retry: () => void};

/** The search of the page's language, as it is being made ready. */
export function useEngine(): EngineState {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<EngineState>({status: 'loading'});
  const retry = useCallback(() => setAttempt((count) => count + 1), []);

  useEffect(() => {
    let current = true;
    setState({status: 'loading'});
    loadEngine().then(
      (engine) => current && setState({status: 'ready', engine}),
      (error: Error) => {
        if (current) {
          console.warn(`Search: ${error.message}`);
          setState({status: 'failed', outdated: error instanceof IndexUnavailable && error.outdated, retry});
        }
      },
    );
    return () => {
      current = false;
    };
  }, [attempt, retry]);

  return state;
}
