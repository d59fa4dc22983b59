/** A text as it is compared: small letters without signs, so that `yt2003` finds `YT-2003`. */
export function fold(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}\s]/gu, '');
}

/** A test of folded texts: they hold every word of the query. An empty query is held by all. */
export function matcher(query: string): (folded: string) => boolean {
  const words = fold(query).split(/\s+/);
  return (folded) => words.every((word) => folded.includes(word));
}
