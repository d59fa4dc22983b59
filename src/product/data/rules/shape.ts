import type {DataProblem} from '../problem';
import {locate} from '../record-label';
import {dataSchema} from '../schemas';

/** Faults of shape: missing or unknown fields, empty texts, values outside a list, wrong types. */
export function shapeProblems(data: unknown): DataProblem[] {
  const result = dataSchema.safeParse(data);
  if (result.success) {
    return [];
  }
  return result.error.issues.map((issue) => ({
    ...locate(data, issue.path),
    message: issue.message === 'Required' ? 'missing' : issue.message,
  }));
}
