import {expect, it} from 'vitest';
import {functions} from '../../../src/product/facts';
import {excelFaults} from './excel';

it.each(functions)('accepts the examples of $name', ({example}) => {
  expect(excelFaults(example.sv, 'sv')).toEqual([]);
  expect(excelFaults(example.en, 'en')).toEqual([]);
});
