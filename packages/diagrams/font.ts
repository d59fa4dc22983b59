/** How wide the characters of the font are in which figures are read. */

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
export function fontInUse(): FontWidths {
  if (!inUse) {
    throw new Error('packages/diagrams: a text is measured outside withFont().');
  }
  return inUse;
}
