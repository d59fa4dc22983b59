import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {hashOfFiles, KeptTexts} from './kept';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(path.join(os.tmpdir(), 'kept-'));
});
afterEach(() => rmSync(dir, {recursive: true}));

const file = () => path.join(dir, 'cache/sv.json');

/** One build, which asks for texts that are their sources in capitals. Returns those that it had to make. */
async function build(version: string, ...sources: readonly string[]): Promise<string[]> {
  const kept = new KeptTexts(file(), version);
  const made: string[] = [];
  for (const source of sources) {
    const make = () => {
      made.push(source);
      return source.toUpperCase();
    };
    expect(await kept.text(['capitals', source], make)).toBe(source.toUpperCase());
  }
  kept.save();
  return made;
}

describe('kept texts', () => {
  it('are made once, and anew when what they are made of or made by has changed', async () => {
    expect(await build('1', 'a', 'b')).toEqual(['a', 'b']);
    expect(await build('1', 'a', 'c')).toEqual(['c']);
    expect(await build('2', 'a', 'c')).toEqual(['a', 'c']);
  });

  it('are forgotten when a build did not ask for them', async () => {
    await build('1', 'a', 'b');
    await build('1', 'a');
    expect(Object.values((JSON.parse(readFileSync(file(), 'utf8')) as {texts: object}).texts)).toEqual(['A']);
  });

  it('are made anew when their file is damaged, and nothing is kept of a failure', async () => {
    await build('1', 'a');
    writeFileSync(file(), '{"version":"1","te');
    expect(await build('1', 'a')).toEqual(['a']);
    const kept = new KeptTexts(file(), '1');
    await expect(kept.text(['capitals', 'b'], () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await kept.text(['capitals', 'b'], () => 'B')).toBe('B');
  });
});

describe('the hash of files', () => {
  const names = ['code', 'lock.json'];
  beforeEach(() => {
    mkdirSync(path.join(dir, 'code/part'), {recursive: true});
    writeFileSync(path.join(dir, 'code/part/a.ts'), 'a');
    writeFileSync(path.join(dir, 'lock.json'), '{}');
    writeFileSync(path.join(dir, 'other'), '');
  });

  it.each<[what: string, change: () => void]>([
    ['content', () => writeFileSync(path.join(dir, 'code/part/a.ts'), 'b')],
    ['name', () => writeFileSync(path.join(dir, 'code/part/b.ts'), '')],
    ['single file', () => writeFileSync(path.join(dir, 'lock.json'), '{"a": 1}')],
  ])('changes with each %s, and with nothing else', (_, change) => {
    const before = hashOfFiles(dir, names);
    writeFileSync(path.join(dir, 'other'), 'changed');
    expect(hashOfFiles(dir, names)).toBe(before);
    change();
    expect(hashOfFiles(dir, names)).not.toBe(before);
  });

  it('is refused of a file that is not there', () => {
    expect(() => hashOfFiles(dir, ['gone'])).toThrow('gone');
  });
});
