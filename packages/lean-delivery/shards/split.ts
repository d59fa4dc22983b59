import {chunksOf, keyOf, type Generated, type Route} from './generated';

/** A route that is loaded when it is needed, and the list that it belongs to. */
export interface Moved {
  /** Position of the list among those that lost routes. */
  readonly list: number;
  readonly route: Route;
}

/** Routes that are loaded together. */
export type Shard = readonly Moved[];

/** The routes, with those taken out that are loaded when they are needed. */
export interface Split {
  /** What stays; a list that lost routes has a number. */
  readonly routes: readonly Kept[];
  readonly shards: readonly Shard[];
}

/** A route that stays. */
export interface Kept {
  readonly route: Route;
  readonly routes?: readonly Kept[];
  /** Number of its list of routes, when some of them are loaded later. */
  readonly list?: number;
}

/** How many routes a list must have before some are taken out, and how many are loaded together. */
export interface Sizes {
  readonly kept: number;
  readonly together: number;
}

/** Paths as the router compares them: without regard to case. */
export const comparable = (path: string) => path.toLowerCase();

const isPage = ({exact, routes, path}: Route) => exact === true && routes === undefined && path !== '*';

/**
 * Takes the pages out of every list that has many. A list stays as it is otherwise.
 */
export function split(all: readonly Route[], {kept, together}: Sizes): Split {
  const moved: Moved[] = [];
  let lists = 0;

  function keep(route: Route): Kept {
    if (route.routes === undefined) {
      return {route};
    }
    const pages = route.routes.filter(isPage);
    if (pages.length <= kept) {
      return {route, routes: route.routes.map(keep)};
    }
    const list = lists++;
    moved.push(...pages.map((page) => ({list, route: page})));
    return {route, list, routes: route.routes.filter((other) => !isPage(other)).map(keep)};
  }

  const routes = all.map(keep);
  const sorted = moved.toSorted((a, b) => (comparable(a.route.path) < comparable(b.route.path) ? -1 : 1));
  const count = Math.ceil(sorted.length / together);
  return {
    routes,
    shards: Array.from({length: count}, (_, index) => sorted.slice(index * together, (index + 1) * together)),
  };
}

/** Chunks that only pages of a shard need, and so may be named there. */
export function chunksOfShard(shard: Shard, {chunkNames}: Generated): string[] {
  return [...new Set(shard.flatMap(({route}) => chunksOf(chunkNames[keyOf(route)] ?? {})))];
}
