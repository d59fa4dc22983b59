import {tokensOf} from './tokens';
import type {Segment} from './types';

interface Range {
  readonly start: number;
  readonly end: number;
}

/** A record's text with the backticks taken out: what a reader sees, and where it is code. */
interface Plain {
  readonly text: string;
  readonly code: readonly Range[];
}

function plainOf(marked: string): Plain {
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

const inside = (ranges: readonly Range[], position: number) =>
  ranges.some(({start, end}) => position >= start && position < end);

/** Where the words stand that were searched for. */
function marksIn(text: string, terms: ReadonlySet<string>): Range[] {
  return tokensOf(text).filter(({forms}) => forms.some((form) => terms.has(form)));
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

/** Start of the window of `size` with the most different marked words in it. */
function densest(text: string, marks: readonly Range[], size: number): number {
  let best = {start: 0, worth: 0};
  marks.forEach((mark, index) => {
    const within = marks.slice(index).filter(({end}) => end <= mark.start + size);
    const different = new Set(within.map(({start, end}) => text.slice(start, end).toLowerCase())).size;
    const worth = different * 10 + within.length;
    if (worth > best.worth) {
      best = {start: mark.start, worth};
    }
  });
  return best.start;
}

/** Moves a cut to the beginning of a word, at most 20 characters back. */
function atWord(text: string, position: number): number {
  const gap = text.lastIndexOf(' ', position);
  return gap >= position - 20 && gap >= 0 ? gap + 1 : position;
}

const ellipsis: Segment = {text: '…', mark: false, code: false};

/**
 * The part of a record's text that shows best why it was found.
 *
 * @param marked text with code between backticks
 * @param terms index terms to mark
 * @param size characters at the most
 */
export function excerpt(marked: string, terms: ReadonlySet<string>, size = 170): Segment[] {
  const {text, code} = plainOf(marked);
  const marks = marksIn(text, terms);
  const lead = densest(text, marks, size - 40);
  const from = lead < 60 ? 0 : atWord(text, lead - 40);
  const to = from + size >= text.length ? text.length : atWord(text, from + size);
  const body = to > from ? segments(text, from, to, marks, code) : [];
  return [...(from > 0 ? [ellipsis] : []), ...body, ...(to < text.length ? [ellipsis] : [])];
}

/** A whole short text with its words marked. */
export function marked(text: string, terms: ReadonlySet<string>): Segment[] {
  return segments(text, 0, text.length, marksIn(text, terms), []);
}
