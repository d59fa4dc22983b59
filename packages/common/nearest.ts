import {distance} from './distance';

/** The candidate that takes the fewest edits to become `wrong`, letter case ignored; undefined without candidates. */
export function nearest(wrong: string, candidates: readonly string[]): string | undefined {
  let best: string | undefined;
  let bestDistance = Infinity;
  for (const candidate of candidates) {
    const edits = distance(wrong.toLowerCase(), candidate.toLowerCase());
    if (edits < bestDistance) {
      best = candidate;
      bestDistance = edits;
    }
  }
  return best;
}

/** The nearest candidate when it may well be meant: at most half of the letters differ. */
export function didYouMean(wrong: string, candidates: readonly string[]): string | undefined {
  const best = nearest(wrong, candidates);
  return best !== undefined && distance(wrong, best) <= Math.max(wrong.length, best.length) / 2 ? best : undefined;
}
