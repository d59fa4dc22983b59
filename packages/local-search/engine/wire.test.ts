import {expect, it} from 'vitest';
import {indexFormat, type SearchIndexFile} from './types';
import {pack, unpack} from './wire';

const file: SearchIndexFile = {
  format: indexFormat,
  language: 'en',
  sections: [],
  pages: ['/a', '/b'].map((url) => ({url, title: url, section: 0, keywords: ''})),
  records: [
    {page: 0, anchor: '', heading: '', text: 'A.', asked: 'why'},
    {page: 0, anchor: 'x', heading: 'X', text: ''},
    {page: 1, anchor: '', heading: '', text: 'B.'},
  ],
  cards: [],
  partLabel: '',
  synonyms: [],
};

it('gives back what was packed', () => expect(unpack(pack(file))).toEqual(file));

it('repeats no keys', () =>
  expect(pack(file).records).toEqual([
    [
      ['', '', 'A.', 'why'],
      ['x', 'X', ''],
    ],
    [['', '', 'B.']],
  ]));

it('refuses another format', () => expect(() => unpack({...pack(file), format: 0})).toThrow('format 0'));
