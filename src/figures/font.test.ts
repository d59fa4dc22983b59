import {readFileSync} from 'node:fs';
import {create, type Font} from 'fontkit';
import {expect, it} from 'vitest';
import unpack from 'woff2-encoder/decompress';
import {widestWidths} from './font';
import measured from './fontWidths.json';

const tokens = readFileSync('src/css/tokens.css', 'utf8');
const {characters, site, arial} = measured;
const at = (character: string) => characters.indexOf(character);

it('is what the font of the site says', async () => {
  const file = readFileSync('static/fonts/schibsted-grotesk-yttra.woff2');
  const font = create(Buffer.from(await unpack(file))) as Font;
  for (const [wght, widths] of Object.entries(site)) {
    const face = font.getVariation({wght: Number(wght)});
    const said = [...characters].map((character) => {
      const {advanceWidth} = face.glyphForCodePoint(character.codePointAt(0)!);
      return Math.ceil((advanceWidth / font.unitsPerEm) * 1000);
    });
    expect(widths, wght).toEqual(said);
  }
});

it('has a width of every character in every list', () => {
  for (const widths of [...Object.values(site), ...Object.values(arial)]) {
    expect(widths).toHaveLength([...characters].length);
  }
});

it('the widest of font and fallback follows the fallback of the stylesheet, and is the font where that is wider', () => {
  const {weights} = widestWidths(tokens);
  const wider = widestWidths(tokens.replace('size-adjust: 99.6%', 'size-adjust: 199.2%'));
  expect(weights[600][at('1')]).toBeCloseTo(557 * 0.996, 5);
  expect(wider.weights[600][at('1')]).toBeCloseTo(557 * 1.992, 5);
  expect(wider.weights[400]).toEqual(weights[400]);
  expect(weights[400][at('0')]).toBe(612);
});

it('refuses a stylesheet without a face that the figures need', () =>
  expect(() => widestWidths(tokens.replace('font-weight: 700;', ''))).toThrow(
    "src/css/tokens.css: there is no 'Schibsted Fallback' of weight 700 with a size-adjust.",
  ));
