/** Written by ../index.ts during the build. */
declare module '@generated/lean-delivery/shards' {
  /** First path of every shard, lower case, sorted. */
  export const first: readonly string[];
  export const load: readonly (() => Promise<unknown>)[];
}

/** Names of the chunks to fetch ahead beside a route's own, by the property of the route that calls for them. */
declare module '@generated/lean-delivery/ahead' {
  const ahead: Readonly<Record<string, readonly string[]>>;
  export default ahead;
}
