import {tokensOf, type Token} from './tokens';
import type {Segment} from './types';

interface Range {
  readonly start: number;
  readonly end: number;
}

/** A record's text as it is shown, taken apart once. */
interface Reading {
  /** Without backticks: what a reader sees. */
  readonly text: string;
  /** Where it is code. */
  readonly code: readonly Range[];
  readonly tokens: readonly Token[];
  /** Its sentences, the cells of its tables, and its samples. */
  readonly passages: readonly Passage[];
}

interface Passage extends Range {
  /** A sample of code, which says nothing to who reads one line of it. */
  readonly isSample: boolean;
}

const inside = (ranges: readonly Range[], position: number) =>
  ranges.some(({start, end}) => position >= start && position < end);

function plainOf(marked: string): Pick<Reading, 'text' | 'code'> {
  const code: Range[] = [];
  let text = '';
  marked.split('`').forEach((part, index) => {
    if (index % 2 === 1) {
      code.push({start: text.length, end: text.length + part.length});
    }
    text += part;
  });
  return {text, code};
}

/** The end of a sentence before the next one, or what stands between two cells. */
const boundary = /[.!?…]["”)]?\s+(?=[\p{Lu}\p{N}"”(])| · /gu;
const abbreviation = /(?:^|[\s(])(?:\p{L}\.)?\p{L}{1,2}$/u;

const cellBreak = ' · ';

/** Code up to this many characters is a name or a value within a sentence. */
const longestName = 60;

/** Sentences and cells between two positions. */
function sentencesOf(text: string, code: readonly Range[], from: number, to: number): Range[] {
  const sentences: Range[] = [];
  let start = from;
  for (const {index, 0: found} of text.slice(0, to).matchAll(boundary)) {
    const isCell = found === cellBreak;
    if (index >= from && !inside(code, index) && (isCell || !abbreviation.test(text.slice(start, index)))) {
      sentences.push({start, end: isCell ? index : index + found.trimEnd().length});
      start = index + found.length;
    }
  }
  return [...sentences, {start, end: to}]
    .map(({start: first, end}) => ({start: end - text.slice(first, end).trimStart().length, end}))
    .filter(({start: first, end}) => end > first);
}

function passagesOf(text: string, code: readonly Range[]): Passage[] {
  const passages: Passage[] = [];
  let from = 0;
  const addSentences = (to: number) =>
    passages.push(...sentencesOf(text, code, from, to).map((range) => ({...range, isSample: false})));
  for (const sample of code.filter(({start, end}) => end - start > longestName)) {
    addSentences(sample.start);
    passages.push({...sample, isSample: true});
    from = sample.end;
  }
  addSentences(text.length);
  return passages;
}

const readings = new Map<string, Reading>();
const readingsAtMost = 2000;

/** A reader's next letter leads to the same texts: each is read once. */
function readingOf(marked: string): Reading {
  let reading = readings.get(marked);
  if (!reading) {
    const {text, code} = plainOf(marked);
    reading = {text, code, tokens: tokensOf(text), passages: passagesOf(text, code)};
    if (readings.size < readingsAtMost) {
      readings.set(marked, reading);
    }
  }
  return reading;
}

/** Says of a word whether it is among those looked for. */
export type IsWanted = (token: Token) => boolean;

/** Cuts `text` between `from` and `to` into segments at every change of what is to be seen. */
function segments(text: string, from: number, to: number, marks: readonly Range[], code: readonly Range[]): Segment[] {
  const cuts = [...marks, ...code].flatMap(({start, end}) => [start, end]).filter((cut) => cut > from && cut < to);
  const bounds = [...new Set([from, ...cuts, to])].sort((a, b) => a - b);
  return bounds
    .slice(0, -1)
    .map((start, index) => ({
      text: text.slice(start, bounds[index + 1]),
      mark: inside(marks, start),
      code: inside(code, start),
    }));
}

/** How much a reader sees in a part of a text of what was searched for: different words first, then all. */
function worthOf(text: string, marks: readonly Range[]): number {
  const different = new Set(marks.map(({start, end}) => text.slice(start, end).toLowerCase())).size;
  return different * 10 + Math.min(marks.length, 9);
}

const within = (marks: readonly Range[], {start, end}: Range) =>
  marks.filter((mark) => mark.start >= start && mark.end <= end);

/** The best of some parts of a text; the first of equals. */
function bestOf(text: string, marks: readonly Range[], parts: readonly Range[]): Range | undefined {
  const worths = parts.map((part) => worthOf(text, within(marks, part)));
  return parts[worths.indexOf(Math.max(...worths))];
}

/** The passage to show: a sample only when nothing else has any of the words. */
function bestPassage({text, passages}: Reading, marks: readonly Range[]): Range | undefined {
  const sentences = passages.filter(({isSample}) => !isSample);
  const isMarked = (passage: Range) => within(marks, passage).length > 0;
  return bestOf(text, marks, sentences.some(isMarked) || !passages.some(isMarked) ? sentences : passages);
}

/** Letters of a cell that says nothing without the one beside it. */
const leastCell = 20;

/** A short cell together with the next one of its row. */
function withNextCell({text, passages}: Reading, passage: Range): Range {
  const next = passages.find(({start}) => start === passage.end + cellBreak.length);
  const isLone = passage.end - passage.start < leastCell && text.startsWith(cellBreak, passage.end);
  return isLone && next ? {start: passage.start, end: next.end} : passage;
}

/** Where the word begins that a cut would go through. */
function beginningOfWord(text: string, position: number, earliest: number): number {
  return Math.max(earliest, text.lastIndexOf(' ', position - 1) + 1);
}

/** The part of a long passage with the most of the words in it. */
function shortened(text: string, marks: readonly Range[], {start, end}: Range, size: number): Range {
  const own = within(marks, {start, end});
  const before = Math.min(40, size / 4);
  const windows = own.map((mark) => ({start: mark.start, end: mark.start + size - before}));
  const lead = bestOf(text, own, windows)?.start ?? start;
  const from = lead - start < before * 1.5 ? start : beginningOfWord(text, lead - before, start);
  const to = from + size >= end ? end : beginningOfWord(text, from + size, from);
  return {start: from, end: to > from ? to : from + size};
}

const ellipsis: Segment = {text: '…', mark: false, code: false};

/**
 * The sentence or table cell of a record that shows best why it was found. It begins and ends with whole words.
 *
 * @param marked text with code between backticks
 * @param isTyped the words to mark
 * @param leads words that led here without being typed; they count where no other stands
 * @param size characters at the most
 */
export function excerpt(marked: string, isTyped: IsWanted, leads: IsWanted = isTyped, size = 170): Segment[] {
  const reading = readingOf(marked);
  const {text, code, tokens} = reading;
  const marks = tokens.filter(isTyped);
  const reasons = marks.length > 0 ? marks : tokens.filter(leads);
  const best = bestPassage(reading, reasons);
  if (!best) {
    return [];
  }
  const passage = withNextCell(reading, best);
  const {start, end} = shortened(text, reasons, passage, size);
  return [
    ...(start > passage.start ? [ellipsis] : []),
    ...segments(text, start, end, marks, code),
    ...(end < passage.end ? [ellipsis] : []),
  ];
}

/** A whole short text with its words marked. */
export function marked(text: string, isTyped: IsWanted): Segment[] {
  return segments(text, 0, text.length, tokensOf(text).filter(isTyped), []);
}
