/** What browser code takes from this package: nothing here needs Node. */
export {keptList, keptText} from './kept';

type Click = Pick<MouseEvent, 'button' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** A plain click on a link is followed here; with a modifier the browser opens it as it does any link. */
export function isPlainClick({button, altKey, ctrlKey, metaKey, shiftKey}: Click): boolean {
  return button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;
}

/** A part of an address as it reads; as it stands, when a sign of it is badly encoded. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** A text as it is written in HTML, also between quotation marks. */
export function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}

/** A text as it is written in a pattern that looks for it letter by letter. */
export const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Number of letters to insert, delete, replace or swap with their neighbour to make `a` into `b`
 * (optimal string alignment).
 *
 * @param limit larger distances are not worked out; `limit + 1` is returned for them
 */
export function distance(a: string, b: string, limit = Infinity): number {
  if (Math.abs(a.length - b.length) > limit) {
    return limit + 1;
  }
  let beforePrevious: number[] = [];
  let previous = Array.from({length: b.length + 1}, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1];
      let cost = Math.min(previous[column]! + 1, current[column - 1]! + 1, previous[column - 1]! + (same ? 0 : 1));
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        cost = Math.min(cost, beforePrevious[column - 2]! + 1);
      }
      current.push(cost);
    }
    if (Math.min(...current) > limit) {
      return limit + 1;
    }
    beforePrevious = previous;
    previous = current;
  }
  return Math.min(previous[b.length]!, limit + 1);
}

const lettersOf = (name: string): string => [...name].sort().join('');

/**
 * The candidate that takes the fewest edits to become `wrong`, letter case ignored, and of several the one with the same
 * letters; undefined without candidates.
 */
export function nearest(wrong: string, candidates: readonly string[]): string | undefined {
  const written = wrong.toLowerCase();
  const editsOf = (name: string) => distance(written, name) - (lettersOf(written) === lettersOf(name) ? 0.5 : 0);
  const edits = new Map(candidates.map((name) => [name, editsOf(name.toLowerCase())]));
  return [...edits.keys()].sort((a, b) => edits.get(a)! - edits.get(b)!)[0];
}

/** The nearest candidate when it may well be meant: at most half of the letters differ. */
export function didYouMean(wrong: string, candidates: readonly string[]): string | undefined {
  const best = nearest(wrong, candidates);
  return best !== undefined && distance(wrong, best) <= Math.max(wrong.length, best.length) / 2 ? best : undefined;
}
