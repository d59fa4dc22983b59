import {expect, it} from 'vitest';
import {isTakenOver} from './changes';

it('takes over facts, save those that the configuration says too, and no code', () => {
  const files = ['json/errors.json', 'json/product.json', 'schemas/errors.ts', 'index.ts'];
  expect(files.filter((file) => isTakenOver(`src/product/data/${file}`))).toEqual(['json/errors.json']);
});
