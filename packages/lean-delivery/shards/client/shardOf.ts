/**
 * Number of the shard that would hold a path: the last one that begins at it or before it.
 *
 * @param first first path of every shard, lower case, sorted
 * @returns -1 when all begin behind it
 */
export function shardOf(path: string, first: readonly string[]): number {
  const wanted = path
    .toLowerCase()
    .replace(/(?<=.)\/$/, '')
    .replace(/(?:\/index)?\.html$/, '');
  return first.findLastIndex((begin) => begin <= wanted);
}
