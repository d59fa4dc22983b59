import {collectProblems, allData} from '../../../src/product/data/validate';
import {dataPlace} from '../lib/dataPlace';
import {errorAt} from '../problem';
import type {Check, Problem} from '../types';

/**
 * What is wrong with the product data, where it stands.
 *
 * @param root project folder, absolute
 * @param facts all of them, as `src/product/data` has them
 */
export function dataProblems(root: string, facts: unknown): Problem[] {
  return collectProblems(facts).map((problem) => {
    const {record, field, message} = problem;
    const {file, line} = dataPlace(root, problem);
    return errorAt(
      file,
      line,
      `${field === '' ? record : `${record}, ${field}`}: ${message}.`,
      'Correct it here; what a record must hold stands in src/product/data/schemas and src/product/data/rules.',
    );
  });
}

/** The product data keep the rules that the build holds them to. */
export const data: Check = {
  name: 'data',
  description: 'every record of the product data is whole, in both languages, and agrees with the others',
  run: ({root}) => dataProblems(root, allData),
};
