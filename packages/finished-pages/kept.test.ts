import path from 'node:path';
import {beforeEach, describe, expect, it} from 'vitest';
import {scratchFolder} from '../scratch-folder';
import {hashOfFiles, KeptTexts} from './kept';

const {dir, write, read} = scratchFolder();

/** One build, which asks for texts that are their sources in capitals. Returns those that it had to make. */
async function build(version: string, ...sources: readonly string[]): Promise<string[]> {
  const kept = new KeptTexts(path.join(dir, 'cache/sv.json'), version);
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
    expect(Object.values((JSON.parse(read('cache/sv.json')) as {texts: object}).texts)).toEqual(['A']);
  });

  it('are made anew when their file is damaged, and nothing is kept of a failure', async () => {
    await build('1', 'a');
    write('cache/sv.json', '{"version":"1","te');
    expect(await build('1', 'a')).toEqual(['a']);
    const kept = new KeptTexts(path.join(dir, 'cache/sv.json'), '1');
    await expect(kept.text(['capitals', 'b'], () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await kept.text(['capitals', 'b'], () => 'B')).toBe('B');
  });
});

describe('the hash of files', () => {
  const names = ['code', 'lock.json'];
  beforeEach(() => {
    write('code/part/a.ts', 'a');
    write('lock.json', '{}');
    write('other', '');
  });

  it.each<[what: string, change: () => void]>([
    ['content', () => write('code/part/a.ts', 'b')],
    ['name', () => write('code/part/b.ts', '')],
    ['single file', () => write('lock.json', '{"a": 1}')],
  ])('changes with each %s, and with nothing else', (_, change) => {
    const before = hashOfFiles(dir, names);
    write('other', 'changed');
    expect(hashOfFiles(dir, names)).toBe(before);
    change();
    expect(hashOfFiles(dir, names)).not.toBe(before);
  });

  it('is refused of a file that is not there', () => {
    expect(() => hashOfFiles(dir, ['gone'])).toThrow('gone');
  });
});
