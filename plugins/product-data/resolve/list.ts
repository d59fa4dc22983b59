import {ProductDataProblem} from '../problem';
import type {Attributes} from './types';

/** Words of a comma-separated attribute. */
export function words(value: string): string[] {
  return value.split(',').map((word) => word.trim()).filter(Boolean);
}

/** @throws ProductDataProblem when the attribute is missing or empty. */
export function needed(attributes: Attributes, name: string): string {
  const value = attributes[name];
  if (!value) {
    throw new ProductDataProblem(`the attribute ${name}="…" is missing`);
  }
  return value;
}
