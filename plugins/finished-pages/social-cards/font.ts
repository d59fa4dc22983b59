import {readFile} from 'node:fs/promises';
import type {Font} from 'fontkit';

/** One weight of the site's font. */
export interface Face {
  /**
   * Pixels that a text takes.
   *
   * @param size pixels per em
   * @param tracking what is added between letters, in em
   */
  width(text: string, size: number, tracking?: number): number;
  /**
   * A text as `d` of an SVG path whose baseline begins at the origin: the picture needs no font.
   *
   * @throws naming a character that the font does not have
   */
  outline(text: string, size: number, tracking?: number): string;
}

function refuseMissing(font: Font, text: string): void {
  const missing = [...text].find((character) => !font.hasGlyphForCodePoint(character.codePointAt(0)!));
  if (missing !== undefined) {
    throw new Error(
      `plugins/finished-pages/social-cards: the font of the site has no "${missing}", in "${text}". Change the text, or add the character to static/fonts.`,
    );
  }
}

function faceOf(font: Font): Face {
  // A title is measured at many sizes; its letters are laid out once.
  const advances = new Map<string, number>();
  const advance = (text: string): number => {
    const known = advances.get(text) ?? font.layout(text).advanceWidth / font.unitsPerEm;
    advances.set(text, known);
    return known;
  };
  return {
    width: (text, size, tracking = 0) => size * (advance(text) + tracking * (text.length - 1)),
    outline(text, size, tracking = 0) {
      refuseMissing(font, text);
      const scale = size / font.unitsPerEm;
      const {glyphs, positions} = font.layout(text);
      let x = 0;
      const paths = glyphs.map((glyph, index) => {
        const {xAdvance, xOffset, yOffset} = positions[index]!;
        const path = glyph.path.transform(scale, 0, 0, -scale, x + xOffset * scale, -yOffset * scale).toSVG();
        x += xAdvance * scale + tracking * size;
        return path;
      });
      return paths.join('');
    },
  };
}

/**
 * Weights of a variable font.
 *
 * @param file a WOFF2 file with the axis `wght`
 */
export async function loadFaces<Name extends string>(
  file: string,
  weights: Readonly<Record<Name, number>>,
): Promise<Record<Name, Face>> {
  // Here and not at the top: `npm start` draws no cards.
  const [{create}, {default: unpack}] = await Promise.all([import('fontkit'), import('woff2-encoder/decompress')]);
  // fontkit reads WOFF2 itself, but then fails at letters with an accent in any weight but the first.
  const font = create(Buffer.from(await unpack(await readFile(file)))) as Font;
  const faces = Object.entries<number>(weights).map(([name, wght]) => [name, faceOf(font.getVariation({wght}))]);
  return Object.fromEntries(faces) as Record<Name, Face>;
}
