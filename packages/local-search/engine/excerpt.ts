import {remembered, tokensOf, type Token} from './tokens';

/** Stands before and behind each word that was typed. Code stands between backticks. */
export const mark = '\u0001';

interface Range {
  readonly start: number;
  readonly end: number;
}

interface Passage extends Range {
  /** A sample of code, which says nothing to who reads one line of it. */
  readonly isSample: boolean;
}

/** Code; the end of a sentence before the next one, or what stands between two cells, or two rows, items or paragraphs. */
const boundary = /`[^`]*`|[.!?…]["”)]?\s+(?=[\p{Lu}\p{N}"”(`])| [·¶] /gu;
const abbreviation = /(?:^|[\s(])(?:\p{L}\.)?\p{L}{1,2}$/u;

const cellBreak = ' · ';

/** Code up to this many characters is a name or a value within a sentence. */
const longestName = 60;

/** The sentences of a text, the cells of its tables, and its samples. */
function passagesOf(text: string): Passage[] {
  const passages: Passage[] = [];
  let start = 0;
  const end = (at: number, next: number, isSample = false) => {
    if (text.slice(start, at).trim() !== '') {
      passages.push({start: at - text.slice(start, at).trimStart().length, end: at, isSample});
    }
    start = next;
  };
  for (const {index, 0: found} of text.matchAll(boundary)) {
    const behind = index + found.length;
    if (found.startsWith(' ')) {
      end(index, behind);
    } else if (!found.startsWith('`')) {
      if (!abbreviation.test(text.slice(start, index))) {
        end(index + found.trimEnd().length, behind);
      }
    } else if (found.length > longestName) {
      end(index, index);
      end(behind, behind, true);
    }
  }
  end(text.length, text.length);
  return passages;
}

/** A reader's next letter leads to the same texts: each is taken apart once. */
const readingOf = remembered((text: string) => ({tokens: tokensOf(text), passages: passagesOf(text)}));

/** Says of a word whether it is among those looked for. */
export type IsWanted = (token: Token) => boolean;

const within = (words: readonly Range[], {start, end}: Range) =>
  words.filter((word) => word.start >= start && word.end <= end);

const isSentence = (text: string, {end}: Range) => /[.!?…]["”)]?$/.test(text.slice(0, end));

/** The passage to show: the one with most of the words, different ones first, then a sentence; a sample when nothing else has any. */
function bestPassage(text: string, passages: readonly Passage[], words: readonly Range[]): Passage | undefined {
  const worths = passages.map((passage) => {
    const own = within(words, passage).map(({start, end}) => text.slice(start, end).toLowerCase());
    const sentence = own.length > 0 && isSentence(text, passage) ? 5 : 0;
    const worth = new Set(own).size * 10 + sentence + Math.min(own.length, 4);
    return passage.isSample ? worth / 1000 : worth + 0.001;
  });
  return passages[worths.indexOf(Math.max(...worths))];
}

/** What is no sentence, with the cells beside it in its row: it says nothing without them. */
function withRow(text: string, passages: readonly Passage[], passage: Passage): Range {
  if (isSentence(text, passage)) {
    return passage;
  }
  const place = passages.indexOf(passage);
  const begins = passages.map(({start}) => !text.slice(0, start).endsWith(cellBreak));
  const behind = begins.indexOf(true, place + 1);
  return {start: passages[begins.lastIndexOf(true, place)]!.start, end: passages.at(behind < 0 ? -1 : behind - 1)!.end};
}

/** Where the word begins that a cut would go through. */
const beginningOfWord = (text: string, position: number, earliest: number) =>
  Math.max(earliest, text.lastIndexOf(' ', position - 1) + 1);

/** A part of a long passage, with the first of the words near its beginning. */
function shortened(text: string, {start, end}: Range, word: Range | undefined, size: number): Range {
  const before = Math.min(40, size / 4);
  const lead = word?.start ?? start;
  const from = lead - start < before * 1.5 ? start : beginningOfWord(text, lead - before, start);
  const to = from + size >= end ? end : beginningOfWord(text, from + size, from);
  return {start: from, end: to > from ? to : from + size};
}

const isInCode = (text: string) => text.split('`').length % 2 === 0;

/** A part of a text with words marked; code that is cut is closed, and opened again. */
function written(text: string, {start, end}: Range, words: readonly Range[]): string {
  let at = start;
  const pieces = within(words, {start, end}).map((word) => {
    const piece = `${text.slice(at, word.start)}${mark}${text.slice(word.start, word.end)}${mark}`;
    at = word.end;
    return piece;
  });
  const part = `${isInCode(text.slice(0, start)) ? '`' : ''}${pieces.join('')}${text.slice(at, end)}`;
  return isInCode(part) ? `${part}\`` : part;
}

/**
 * The sentence or table cell of a record that shows best why it was found. It begins and ends with whole words.
 *
 * @param isTyped the words to mark
 * @param leads words that led here without being typed; they count where no other stands
 * @param size characters at the most
 */
export function excerpt(text: string, isTyped: IsWanted, leads: IsWanted = isTyped, size = 170): string {
  const {tokens, passages} = readingOf(text);
  const marks = tokens.filter(isTyped);
  const reasons = marks.length > 0 ? marks : tokens.filter(leads);
  const best = bestPassage(text, passages, reasons);
  if (!best) {
    return '';
  }
  const passage = withRow(text, passages, best);
  const part = shortened(text, passage, within(reasons, passage)[0], size);
  const [before, after] = [part.start > passage.start, part.end < passage.end].map((isCut) => (isCut ? '…' : ''));
  return `${before}${written(text, part, marks)}${after}`;
}

/** A whole short text with its words marked. */
export const marked = (text: string, isTyped: IsWanted): string =>
  written(text, {start: 0, end: text.length}, tokensOf(text).filter(isTyped));
