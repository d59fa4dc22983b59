import {expect, it} from 'vitest';
import MiniSearch from 'minisearch';
import {libraryOptions} from '../engine/format';
import {packTerms, unpackTerms} from '../engine/postings';
import type {SearchContent} from '../engine/types';
import {makeIndex, searchIn} from './makeIndex';

/** Each page has a word of its own. */
const words = Array.from({length: 40}, (_, page) => `${String.fromCharCode(97 + (page % 26))}ord${100 + page}`);

const content: SearchContent = {
  language: 'sv',
  sections: [{id: 'a', label: 'A'}],
  pages: words.map((word, page) => ({url: `/a/${page}`, title: `Sida ${word}`, section: 0, keywords: ''})),
  records: words.flatMap((word, page) => [
    {page, anchor: '', heading: '', text: 'Början.'},
    {page, anchor: 'mer', heading: 'Mer', text: `Här står ${word} och säkerhetskopior för läsaren.`},
  ]),
  cards: [{name: 'YT-399', label: 'Fel', title: 'Ett fel.', text: '', url: '/a/39#mer'}],
  partLabel: '',
  synonyms: [],
};

const made = makeIndex(content);
const search = searchIn(made);

it.each(words.slice(0, 5))('finds %s', (word) => {
  const {hits, total} = search(word);
  expect(hits.map(({url}) => url)).toContain(`/a/${words.indexOf(word)}#mer`);
  expect(total).toBe(2);
});

it('has a card where its name belongs, in the texts of its page', () => {
  expect(search('yt 399').cards.map(({url}) => url)).toEqual(['/a/39#mer']);
  expect([...made.texts].filter(([, {cards}]) => cards.length > 0).map(([name]) => name)).toEqual(['39']);
});

it('shows a word as the pages write it', () => {
  expect(search('säkrhetskopior').suggestion).toBe('säkerhetskopior');
});

it('packs what the library serialises without a loss', () => {
  const library = new MiniSearch(libraryOptions((text) => [...new Set(text.split(' '))]));
  const empty = {heading: '', keywords: '', asked: '', text: ''};
  library.addAll([
    {...empty, id: 0, heading: 'a b', text: 'a'},
    {...empty, id: 1, text: 'c a'},
  ]);
  const serialised = JSON.parse(JSON.stringify(library)) as ReturnType<typeof unpackTerms>;
  const inOrder = ({index, ...others}: typeof serialised) => ({
    ...others,
    index: [...index].sort(([a], [b]) => (a < b ? -1 : 1)),
  });
  expect(inOrder(unpackTerms(packTerms(serialised)))).toEqual(inOrder(serialised));
});
