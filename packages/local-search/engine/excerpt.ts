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
  /** Its sentences, and the cells of its tables. */
  readonly passages: readonly Range[];
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

function passagesOf(text: string, code: readonly Range[]): Range[] {
  const passages: Range[] = [];
  let start = 0;
  for (const {index, 0: found} of text.matchAll(boundary)) {
    const isCell = found === ' · ';
    if (!inside(code, index) && (isCell || !abbreviation.test(text.slice(start, index)))) {
      passages.push({start, end: isCell ? index : index + found.trimEnd().length});
      start = index + found.length;
    }
  }
  return [...passages, {start, end: text.length}].filter(({start: from, end}) => end > from);
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

/** Where the words stand that were searched for. */
function marksAmong(tokens: readonly Token[], terms: ReadonlySet<string>): Range[] {
  return tokens.filter(({forms}) => forms.some((form) => terms.has(form)));
}

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
 * @param terms index terms to mark
 * @param size characters at the most
 */
export function excerpt(marked: string, terms: ReadonlySet<string>, size = 170): Segment[] {
  const {text, code, tokens, passages} = readingOf(marked);
  const marks = marksAmong(tokens, terms);
  const passage = bestOf(text, marks, passages);
  if (!passage) {
    return [];
  }
  const {start, end} = shortened(text, marks, passage, size);
  return [
    ...(start > passage.start ? [ellipsis] : []),
    ...segments(text, start, end, marks, code),
    ...(end < passage.end ? [ellipsis] : []),
  ];
}

/** A whole short text with its words marked. */
export function marked(text: string, terms: ReadonlySet<string>): Segment[] {
  return segments(text, 0, text.length, marksAmong(tokensOf(text), terms), []);
}
