import * as data from './index';
import {formatProblem, type DataProblem} from './problem';
import {consistencyProblems} from './rules/consistency';
import {languageProblems} from './rules/languages';
import {mentionProblems} from './rules/mentions';
import {modelProblems} from './rules/model';
import {referenceProblems} from './rules/references';
import {settingProblems} from './rules/settings';
import {shapeProblems} from './rules/shape';
import {stateProblems} from './rules/states';
import {duplicateProblems} from './rules/unique';
import type {ProductData} from './schemas';

const rules: readonly ((data: ProductData) => DataProblem[])[] = [
  duplicateProblems,
  modelProblems,
  referenceProblems,
  stateProblems,
  settingProblems,
  languageProblems,
  mentionProblems,
  consistencyProblems,
];

/** All product facts as one object, as the rules and the artefact generators read them. */
export const allData = {...data} as unknown as ProductData;

/**
 * Every fault in the product facts.
 *
 * @param facts the data to judge; normally `allData`
 * @returns faults of shape alone when there are any, since the other rules rely on the shape
 */
export function collectProblems(facts: unknown): DataProblem[] {
  const shape = shapeProblems(facts);
  return shape.length > 0 ? shape : rules.flatMap((rule) => rule(facts as ProductData));
}

/**
 * Stops when the product facts hold a fault.
 *
 * @param facts the data to judge, by default everything `src/product/data` exports
 * @returns the same data, known to be sound
 * @throws Error with one line per fault, naming record and field
 */
export function validateData(facts: unknown = allData): ProductData {
  const problems = collectProblems(facts);
  if (problems.length > 0) {
    const lines = problems.map((problem) => `  ${formatProblem(problem)}`);
    throw new Error(`src/product/data: ${problems.length} fault(s)\n${lines.join('\n')}`);
  }
  return facts as ProductData;
}
