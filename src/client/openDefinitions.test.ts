import {expect, it} from 'vitest';
import {overflow} from './openDefinitions';

it.each([
  [300, 1280, 0],
  [1264, 1280, 0],
  [1300, 1280, 36],
])('moves a box that ends at %i in a window of %i by %i', (right, width, shift) => {
  expect(overflow(right, width)).toBe(shift);
});
