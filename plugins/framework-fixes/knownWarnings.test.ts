import {expect, it} from 'vitest';
import {knownWarnings} from './knownWarnings';

it.each(knownWarnings)('$pattern says why it is known', ({why}) => {
  expect(why.length).toBeGreaterThan(20);
});

it('leaves every other pseudo-element named', () => {
  const warning = "'details-contents' is not recognized as a valid pseudo-element";
  expect(knownWarnings.some(({pattern}) => pattern.test(warning))).toBe(false);
});
