import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {stemEnglish} from './english';
import {stemSwedish} from './swedish';

/**
 * Every thirtieth word of the vocabulary that the Snowball project publishes with the right stem
 * (github.com/snowballstem/snowball-data, BSD licence, © Martin Porter, Richard Boulton).
 */
function vocabulary(language: string): string[][] {
  const file = path.join(__dirname, `${language}.vocabulary.txt`);
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split(' '));
}

describe.each([
  ['swedish', stemSwedish],
  ['english', stemEnglish],
] as const)('%s', (language, stem) => {
  it('agrees with the published vocabulary', () => {
    const words = vocabulary(language);
    expect(words.length).toBeGreaterThan(1000);
    expect(words.filter(([word, expected]) => stem(word!) !== expected)).toEqual([]);
  });

  it('leaves alone what is no word', () => {
    for (const odd of ['', 'a', 'xx', '2003', 'å']) {
      expect(stem(odd)).toBe(odd);
    }
  });
});

it('brings the forms of a word together', () => {
  const stems = new Set(['behörighet', 'behörigheter', 'behörigheterna'].map(stemSwedish));
  expect([...stems]).toEqual(['behör']);
  expect(new Set(['connect', 'connections', 'connecting'].map(stemEnglish)).size).toBe(1);
});
