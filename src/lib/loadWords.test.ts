import {expect, it} from 'vitest';
import {scratchFolder} from '../../packages/scratch-folder';
import {loadWords} from './loadWords';

const {write} = scratchFolder();
const wordsOf = (text: string) => loadWords(write('words.yml', text), ['keep', 'kept']);

it('has each text in each language', () =>
  expect(wordsOf('keep: {sv: "Spara, {size}", en: "Keep, {size}"}\nkept: {sv: Sparat, en: Kept}\n')).toEqual({
    sv: {keep: 'Spara, {size}', kept: 'Sparat'},
    en: {keep: 'Keep, {size}', kept: 'Kept'},
  }));

it.each([
  ['keep: {sv: a, en: b}\n', '"kept" is missing'],
  ['keep: {sv: a, en: b}\nkept: {sv: a}\n', '"kept.en" is missing'],
  ['keep: {sv: a, en: b}\nkept: {sv: a, en: b}\nkeeping: {sv: a, en: b}\n', '"keeping" is not known here'],
])('refuses %j', (text, message) => expect(() => wordsOf(text)).toThrow(message));
