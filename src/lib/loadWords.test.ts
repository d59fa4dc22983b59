import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it, onTestFinished} from 'vitest';
import {filled} from './filled';
import {loadWords} from './loadWords';

function wordsOf(text: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'words-'));
  onTestFinished(() => rmSync(folder, {recursive: true}));
  const file = path.join(folder, 'words.yml');
  writeFileSync(file, text);
  return loadWords(file, ['keep', 'kept']);
}

it('has each text in each language, in which names stand for values', () => {
  const {sv, en} = wordsOf('keep: {sv: "Spara, {size}", en: "Keep, {size}"}\nkept: {sv: Sparat, en: Kept}\n');
  expect([sv.kept, filled(en.keep, {size: '2 MB'}), filled('{x} {size}', {size: '1'})]).toEqual([
    'Sparat',
    'Keep, 2 MB',
    '{x} 1',
  ]);
});

it.each([
  ['keep: {sv: a, en: b}\n', '"kept" is missing'],
  ['keep: {sv: a, en: b}\nkept: {sv: a}\n', '"kept.en" is missing'],
  ['keep: {sv: a, en: b}\nkept: {sv: a, en: b}\nkeeping: {sv: a, en: b}\n', '"keeping" is not known here'],
])('refuses %j', (text, message) => expect(() => wordsOf(text)).toThrow(message));
