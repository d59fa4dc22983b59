/** Measures and wraps text without a browser. */

/** The weights that drawings are set in. */
export type Weight = 400 | 600 | 700;

/** Advance widths in thousandths of the font size. */
export interface FontWidths {
  /** The characters, in the order of the lists. */
  readonly characters: string;
  readonly weights: Readonly<Record<Weight, readonly number[]>>;
  /** Every glyph of the code font. */
  readonly mono: number;
}

let inUse: FontWidths | undefined;

/** Runs `draw` with everything in it measured in this font. Drawing is synchronous, so one font is in use at a time. */
export function withFont<T>(font: FontWidths, draw: () => T): T {
  inUse = font;
  try {
    return draw();
  } finally {
    inUse = undefined;
  }
}

/** @throws Error outside `withFont` */
function fontInUse(): FontWidths {
  if (!inUse) {
    throw new Error('packages/diagrams: a text is measured outside withFont().');
  }
  return inUse;
}

/** The text classes; the site's stylesheet must set them so. Sizes, letter-spacing and distance of lines in user units. */
export const STYLES = {
  small: {className: 'd-t2', size: 13, weight: 400, spacing: 0, lineHeight: 17},
  strong: {className: 'd-t d-b', size: 14, weight: 600, spacing: 0.14, lineHeight: 18},
  mono: {className: 'd-m', size: 13, weight: 'mono', spacing: 0, lineHeight: 16},
  label: {className: 'd-label', size: 13, weight: 400, spacing: 0, lineHeight: 16},
  zone: {className: 'd-part', size: 13, weight: 600, spacing: 0, lineHeight: 17},
} as const;

export type StyleName = keyof typeof STYLES;

/** Stands in for a character that is not in the table: the widest letter. */
const UNKNOWN = 1000;

/**
 * @param text one line of text
 * @returns its width in user units; never too small, a little too large
 */
export function measure(text: string, style: StyleName): number {
  const {size, weight, spacing} = STYLES[style];
  let thousandths = 0;
  for (const character of text) thousandths += glyph(character, weight);
  return (thousandths * size) / 1000 + [...text].length * spacing;
}

function glyph(character: string, weight: Weight | 'mono'): number {
  const {characters, weights, mono} = fontInUse();
  return weight === 'mono' ? mono : (weights[weight][characters.indexOf(character)] ?? UNKNOWN);
}

/**
 * Breaks a text at its spaces so that no line is wider than `width`. A no-break space holds.
 *
 * @throws Error when a single word is wider than `width`: the figure must give it more room
 */
export function wrap(text: string, style: StyleName, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (measure(longer, style) <= width) {
      line = longer;
      continue;
    }
    if (measure(word, style) > width) {
      throw new Error(
        `"${word}" is ${Math.ceil(measure(word, style))} wide and has ${Math.floor(width)}; ` +
          'give the box more width or the text a shorter word',
      );
    }
    lines.push(line);
    line = word;
  }
  return [...lines, line];
}

/**
 * As `wrap`, with lines of about the same length, for words that stand centred.
 *
 * @throws Error as `wrap`
 */
export function wrapEvenly(text: string, style: StyleName, width: number): string[] {
  let best = wrap(text, style, width);
  const widestWord = Math.max(...text.split(' ').map((word) => measure(word, style)));
  for (let narrower = width - 4; narrower >= widestWord; narrower -= 4) {
    const lines = wrap(text, style, narrower);
    if (lines.length > best.length) break;
    best = lines;
  }
  return best;
}
