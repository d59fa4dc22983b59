import {mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import type {TitleDrawing} from './card';
import {painter} from './render';

const svg = (width: number, height: number, parts: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="999" height="999" fill="#fff"/>${parts}</svg>`;

const frame = svg(120, 63, '<circle cx="60" cy="10" r="9" fill="black"/>');
const title = (colour: string): TitleDrawing => ({
  svg: svg(50, 30, `<circle cx="25" cy="15" r="10" fill="${colour}"/>`),
  area: {left: 30, top: 25, width: 50, height: 30},
});

describe('painter', () => {
  let dir: string;
  beforeAll(() => {
    dir = mkdtempSync(path.join(os.tmpdir(), 'cards-'));
  });
  afterAll(() => rmSync(dir, {recursive: true}));

  it('paints the same bytes in every folder', async () => {
    const first = await painter(path.join(dir, 'a'))(frame, title('red'));
    const second = await painter(path.join(dir, 'b'))(frame, title('red'));
    expect(second.name).toBe(first.name);
    expect(Buffer.compare(first.png, second.png)).toBe(0);
    expect(Buffer.from(first.png).subarray(12, 24).toString('latin1')).toBe('IHDR\0\0\0\x78\0\0\0\x3f');
  });

  it('gives another drawing another name', async () => {
    const paint = painter(path.join(dir, 'a'));
    expect((await paint(frame, title('blue'))).name).not.toBe((await paint(frame, title('red'))).name);
  });

  it('paints nothing twice, and leaves nothing unfinished', async () => {
    const cache = path.join(dir, 'c');
    const paint = painter(cache);
    await paint(frame, title('red'));
    const [kept] = readdirSync(cache);
    expect(readdirSync(cache)).toEqual([expect.stringMatching(/^[0-9a-f]{64}\.png$/)]);
    writeFileSync(path.join(cache, kept!), 'kept');
    expect(Buffer.from((await paint(frame, title('red'))).png).toString()).toBe('kept');
  });
});
