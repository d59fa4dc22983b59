import fc from 'fast-check';
import {expect, it} from 'vitest';
import {packTerms, unpackTerms} from './packedTerms';

it('says of each term what it does not share with the one before', () => {
  expect(packTerms(['server', 'servern', 'service'])).toBe('0server 6n 4ice');
  expect(packTerms(['a'.repeat(40), 'a'.repeat(41)])).toBe(`0${'a'.repeat(40)} z${'a'.repeat(6)}`);
});

it('gives back every list that was packed', () => {
  const list = fc.array(fc.string({unit: fc.constantFrom('a', 'b', 'å', '😀', '7', '-'), minLength: 1, maxLength: 50}));
  fc.assert(
    fc.property(list, (terms) => {
      expect(unpackTerms(packTerms(terms)).written).toEqual(terms);
    }),
  );
});

it('folds them', () => {
  expect(unpackTerms(packTerms(['åäö', 'yt-2003'])).folded).toEqual(['aao', 'yt-2003']);
});
