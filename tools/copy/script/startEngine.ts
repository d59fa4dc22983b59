import {createResponder, type Ask} from '../../../packages/local-search/client';

/** Stands in for the engine in a worker, which browsers forbid to pages from `file:`: it runs in the page. */
export function startEngine(): Ask {
  const respond = createResponder();
  return async (call) => respond(call);
}
