import {expect, it} from 'vitest';
import {isTakenOver} from './changes';

it.each([
  ['src/product/data/json/errors.json', true],
  ['src/product/data/json/product.json', false],
  ['src/product/data/schemas/errors.ts', false],
  ['src/product/data/index.ts', false],
  ['src/figures/parts.yml', true],
  ['src/figures/computed.ts', false],
])('a running server takes %s over: %s', (file, expected) => expect(isTakenOver(file)).toBe(expected));
