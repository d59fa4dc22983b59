import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {FontWidths, Weight} from '../../packages/diagrams';
import measured from './fontWidths.json';

const fallbackFace = /@font-face \{[^}]*font-family: 'Schibsted Fallback';[^}]*\}/g;

/** Widths of the fallback as the stylesheet sets it: which Arial, and its `size-adjust`. */
function fallbackWidths(css: string, weight: Weight): number[] {
  const face = css.match(fallbackFace)?.find((candidate) => candidate.includes(`font-weight: ${weight};`));
  const percent = face && /size-adjust: ([\d.]+)%/.exec(face)?.[1];
  if (!percent) {
    throw new Error(
      `src/css/tokens.css: there is no 'Schibsted Fallback' of weight ${weight} with a size-adjust. Figures are measured with it.`,
    );
  }
  const widths = measured.arial[face.includes("local('Arial Bold')") ? 'bold' : 'regular'];
  return widths.map((width) => (width * Number(percent)) / 100);
}

/**
 * For every character the wider of the site's font and its fallback, so that text fits in its box
 * before the font has come, and without it.
 *
 * @param css content of src/css/tokens.css
 * @throws naming the weight that has no fallback
 */
export function widestWidths(css: string): FontWidths {
  const widest = (weight: Weight) => {
    const fallback = fallbackWidths(css, weight);
    return measured.site[weight].map((width, index) => Math.max(width, fallback[index]!));
  };
  const weights = {400: widest(400), 600: widest(600), 700: widest(700)};
  return {characters: measured.characters, weights, mono: measured.mono};
}

// Not __dirname, which tsx does not set in what a tool imports.
/** The font that figures are measured in: the site's, and what stands in until it has come. */
export const siteFont = widestWidths(readFileSync(path.join(path.dirname(__filename), '../css/tokens.css'), 'utf8'));
