import {readFileSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {sitePages} from '../../src/product/pages';
import type {Resvg} from '@resvg/resvg-wasm';
import {type CardText, cardSize, colour} from './card';
import {cardAlternative, cardTags, loadPainter, loadResvg, type Painter, wordmark} from './socialCards';

const root = path.resolve(__dirname, '../..');
const text: CardText = {title: 'Återställ säkerhetskopian', section: 'API', kind: 'Instruktion', host: 'docs.example'};
let paint: Painter;
let Renderer: typeof Resvg;
beforeAll(async () => {
  [paint, Renderer] = await Promise.all([loadPainter(wordmark(root)), loadResvg()]);
});

/** Pixels below the wordmark that have the colour of a title, each as its column and row. */
function titlePixels(png: Buffer): [x: number, y: number][] {
  const {width, height} = cardSize;
  const {pixels} = new Renderer(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><image href="data:image/png;base64,${png.toString('base64')}"/></svg>`,
  ).render();
  const ink = Buffer.from(`${colour.ink.slice(1)}ff`, 'hex').readUInt32LE();
  const found: [number, number][] = [];
  new Uint32Array(pixels.buffer, pixels.byteOffset, width * height).forEach((pixel, index) => {
    if (pixel === ink && index > 120 * width) {
      found.push([index % width, Math.floor(index / width)]);
    }
  });
  return found;
}

const titles = sitePages().flatMap(({title}) => Object.values(title));
const longestWord = (title: string) => Math.max(...title.split(' ').map((word) => word.length));
const longTitles = [
  ...titles.toSorted((a, b) => b.length - a.length).slice(0, 5),
  ...titles.toSorted((a, b) => longestWord(b) - longestWord(a)).slice(0, 5),
];

describe('a card', () => {
  it('is a PNG of the size that services ask for, the same each time', async () => {
    const [one, two] = [await paint(text), await paint(text)];
    expect(one.equals(two)).toBe(true);
    expect(one.subarray(1, 4).toString()).toBe('PNG');
    expect([one.readUInt32BE(16), one.readUInt32BE(20)]).toEqual([cardSize.width, cardSize.height]);
  });

  it.each([
    ...new Set(longTitles),
    'Fel i rapporter och funktioner '.repeat(8).trim(),
    'Säkerhetskopiering '.repeat(60).trim(),
    'x'.repeat(90),
  ])('has its title in the active cell: %s', async (title) => {
    const pixels = titlePixels(await paint({...text, title}));
    expect(pixels.length).toBeGreaterThan(1000);
    expect(pixels.filter(([x, y]) => x < 130 || x > 1090 || y < 165 || y > 475)).toEqual([]);
  });

  it('refuses a character that the font does not have, by name', async () => {
    await expect(paint({...text, title: 'Łódź'})).rejects.toThrow(
      /the font of the site has no "Łź", on the card of "Łódź"/,
    );
  });
});

it('has the colours of the site in light mode', () => {
  const [light] = readFileSync(path.join(root, 'src/css/tokens.css'), 'utf8').split("[data-theme='dark'] {");
  const tokens = [...light!.matchAll(/--yt-[\w-]+: (#\w+);/g)].map((match) => match[1]);
  Object.values(colour).forEach((value) => expect(tokens).toContain(value));
});

it('says in words what the picture shows, in tags that no title can end', () => {
  expect(cardAlternative(text, 'Yttra')).toBe('Yttra API – Återställ säkerhetskopian – Instruktion');
  expect(cardAlternative({title: 'Handbok', host: ''}, 'Yttra')).toBe('Yttra – Handbok');
  expect(cardTags('https://a.example/b.png', 'A "quoted" & B')).toContain('content="A &quot;quoted&quot; &amp; B"');
});
