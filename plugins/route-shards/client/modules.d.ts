declare module '@generated/route-shards/default/shards' {
  /** First path of every shard, lower case, sorted. */
  export const first: readonly string[];
  export const load: readonly (() => Promise<unknown>)[];
}

declare module '*/replaced-modules/prefetch' {
  export default function prefetch(url: string): Promise<void>;
}
