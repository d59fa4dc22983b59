import {mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {painter} from './render';

const drawing = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="63"><circle cx="60" cy="30" r="20" fill="${colour}"/><rect width="9" height="9" fill="#fff"/></svg>`;

describe('painter', () => {
  let dir: string;
  beforeAll(() => {
    dir = mkdtempSync(path.join(os.tmpdir(), 'cards-'));
  });
  afterAll(() => rmSync(dir, {recursive: true}));

  it('paints the same bytes in every folder', async () => {
    const first = await painter(path.join(dir, 'a'))(drawing('red'));
    const second = await painter(path.join(dir, 'b'))(drawing('red'));
    expect(second.name).toBe(first.name);
    expect(Buffer.compare(first.png, second.png)).toBe(0);
    expect(Buffer.from(first.png).subarray(12, 24).toString('latin1')).toBe('IHDR\0\0\0\x78\0\0\0\x3f');
  });

  it('gives another drawing another name', async () => {
    const paint = painter(path.join(dir, 'a'));
    expect((await paint(drawing('blue'))).name).not.toBe((await paint(drawing('red'))).name);
  });

  it('paints nothing twice, and leaves nothing unfinished', async () => {
    const cache = path.join(dir, 'c');
    const paint = painter(cache);
    await paint(drawing('red'));
    const [kept] = readdirSync(cache);
    expect(readdirSync(cache)).toEqual([expect.stringMatching(/^[0-9a-f]{64}\.png$/)]);
    writeFileSync(path.join(cache, kept!), 'kept');
    expect(Buffer.from((await paint(drawing('red'))).png).toString()).toBe('kept');
  });
});
