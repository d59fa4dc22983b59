import {expect, it} from 'vitest';
import {isTakenOver} from './changes';

it.each([
  ['src/product/facts/errors.yml', true],
  ['src/product/facts/product.yml', false],
  ['src/product/schemas/errors.ts', false],
  ['src/product/facts/index.ts', false],
  ['src/figures/parts.yml', true],
  ['src/figures/computed.ts', false],
])('a running server takes %s over: %s', (file, expected) => expect(isTakenOver(file)).toBe(expected));
