import {expect, it} from 'vitest';
import MiniSearch from 'minisearch';
import {libraryOptions, packTerms, unpackTerms} from './format';

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
