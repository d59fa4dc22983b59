/** Width of a text in pixels at a size in pixels per em. */
export type Measure = (text: string, size: number) => number;

export interface Box {
  readonly width: number;
  readonly height: number;
  /** Distance of two baselines, in em. */
  readonly lineHeight: number;
  /** Largest and smallest size to set the text in, pixels per em. */
  readonly sizes: readonly [largest: number, smallest: number];
}

export interface Fitted {
  readonly size: number;
  readonly lines: readonly string[];
}

const step = 2;

/** Fills lines word by word. A word that is wider than a line has one to itself. */
function wrap(words: readonly string[], width: number, measure: (text: string) => number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const extended = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && measure(extended) <= width) {
      lines[lines.length - 1] = extended;
    } else {
      lines.push(word);
    }
  }
  return lines;
}

/** As many lines, as equal as they can be: the narrowest width that does not take one more. */
function balance(words: readonly string[], width: number, measure: (text: string) => number): string[] {
  const {length} = wrap(words, width, measure);
  const widest = Math.max(...words.map(measure));
  let narrow = width;
  while (narrow - step >= widest && wrap(words, narrow - step, measure).length === length) {
    narrow -= step;
  }
  return wrap(words, narrow, measure);
}

/** A word cut into pieces that fit, as no break in it is better than another. */
function pieces(word: string, fits: (text: string) => boolean): string[] {
  const parts = [''];
  for (const character of word) {
    const extended = parts.at(-1) + character;
    if (parts.at(-1) === '' || fits(extended)) {
      parts[parts.length - 1] = extended;
    } else {
      parts.push(character);
    }
  }
  return parts;
}

/** At the smallest size: words are cut, and lines that do not fit give way to an ellipsis. */
function force(words: readonly string[], {width, height, lineHeight, sizes: [, size]}: Box, measure: Measure): Fitted {
  const fits = (text: string) => measure(text, size) <= width;
  const lines = wrap(
    words.flatMap((word) => pieces(word, fits)),
    width,
    (text) => measure(text, size),
  );
  const room = Math.floor(height / (size * lineHeight));
  if (lines.length <= room) {
    return {size, lines};
  }
  let last = lines[room - 1]!;
  while (!fits(`${last}…`)) {
    last = last.slice(0, -1);
  }
  return {size, lines: [...lines.slice(0, room - 1), `${last}…`]};
}

/** Sets a text as large as the box lets it, in lines of equal length. Never wider or higher than the box. */
export function fit(text: string, box: Box, measure: Measure): Fitted {
  const words = text.split(/ +/);
  const [largest, smallest] = box.sizes;
  for (let size = largest; size >= smallest; size -= step) {
    const width = (line: string) => measure(line, size);
    const lines = wrap(words, box.width, width);
    if (lines.length * size * box.lineHeight <= box.height && lines.every((line) => width(line) <= box.width)) {
      return {size, lines: balance(words, box.width, width)};
    }
  }
  return force(words, box, measure);
}
