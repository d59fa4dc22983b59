import {fold} from './tokens';

/** Letters that a term can share with the one before it: one digit. */
const most = 35;

/** How many letters two terms begin with in common. */
function sharedLength(term: string, previous: string): number {
  let length = 0;
  while (length < most && length < term.length && term[length] === previous[length]) {
    length += 1;
  }
  return length;
}

/**
 * A sorted list of terms as one string: of each how many letters it shares with the one before it (one digit to the
 * base 36), and the others. Terms hold no spaces.
 *
 * @param written as they are shown: folded they are the terms, in whose order they stand
 */
export function packTerms(written: readonly string[]): string {
  return written
    .map((term, position) => {
      const length = sharedLength(term, written[position - 1] ?? '');
      return length.toString(36) + term.slice(length);
    })
    .join(' ');
}

/** Terms as they are shown, and folded. */
export interface Terms {
  readonly written: readonly string[];
  readonly folded: readonly string[];
}

const isPlain = (term: string) => /^[\0-\x7f]*$/.test(term);

/** Reads what `packTerms` wrote. */
export function unpackTerms(packed: string): Terms {
  const written: string[] = [];
  for (const entry of packed === '' ? [] : packed.split(' ')) {
    written.push((written.at(-1) ?? '').slice(0, parseInt(entry[0]!, 36)) + entry.slice(1));
  }
  return {written, folded: written.map((term) => (isPlain(term) ? term : fold(term)))};
}
