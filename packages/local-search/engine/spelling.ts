import {distance} from '../../common/client';

/** Spellings of one sound in Swedish and English, made equal: `fortnocks` and `fortnox`, `lisens` and `licens`. */
export function sound(word: string): string {
  return word
    .replace(/ck/g, 'k')
    .replace(/c(?=[eiy])/g, 's')
    .replace(/ph/g, 'f')
    .replace(/[cq]/g, 'k')
    .replace(/x/g, 'ks')
    .replace(/w/g, 'v')
    .replace(/z/g, 's')
    .replace(/(.)\1/g, '$1');
}

/** Letters that a slip may cost: one in a word, two in a long one. */
const allowedSlips = (word: string) => (word.length < 9 ? 1 : 2);

/** In a word of three letters only their order may be wrong: any other slip makes another word of it, as "sju" of "sjuk". */
function isOtherShortWord(word: string, candidate: string): boolean {
  return Math.min(word.length, candidate.length) < 4 && [...word].sort().join('') !== [...candidate].sort().join('');
}

/** How unlikely it is that `candidate` was meant; infinite when it is too far off. */
function unlikeliness(word: string, candidate: string): number {
  const limit = allowedSlips(word);
  const written = distance(word, candidate, limit + 1);
  // What sounds the same must look alike too: "zzqqxx" and "sccm" do not.
  const heard = written > limit + 1 ? Infinity : distance(sound(word), sound(candidate), limit - 1) + 0.5;
  const slips = Math.min(written, heard);
  // A slip is rare in the first letter, and readers leave letters out more often than they add them.
  const cost = slips + (candidate[0] === word[0] ? 0 : 0.5) + (candidate.length < word.length ? 0.2 : 0);
  return slips > limit || isOtherShortWord(word, candidate) ? Infinity : cost;
}

/** One letter over and over stands for something, as `XXXXX` for a part of a licence key: nobody means it. */
const isPlaceholder = (word: string) => /^(.)\1+$/u.test(word);

/** A word that is still being typed is meant less often than one that is whole. */
const unfinished = 0.3;

/**
 * The words that a misspelt one was meant to be, the likeliest first. One that is being typed also leads to what begins
 * so.
 *
 * @param count at most this many
 * @returns with each how unlikely it is: 1 for one slip, and more for more
 */
export function likeliest(word: string, candidates: readonly string[], count: number, isUnfinished: boolean) {
  const heard = sound(word);
  const ofBeginnings = (other: string) => {
    const slips = [0, 1].map((more) => unlikeliness(word, other.slice(0, word.length + more)));
    return (sound(other).startsWith(heard) ? 0.5 : Math.min(...slips)) + unfinished;
  };
  const costOf = (other: string) =>
    Math.min(unlikeliness(word, other), isUnfinished && word.length > 4 ? ofBeginnings(other) : Infinity);
  return candidates
    .filter((other) => !isPlaceholder(other))
    .map((other) => ({word: other, cost: costOf(other)}))
    .filter(({cost}) => cost < Infinity)
    .sort((a, b) => a.cost - b.cost || a.word.length - b.word.length || (a.word < b.word ? -1 : 1))
    .slice(0, count);
}
