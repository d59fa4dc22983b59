import {errors} from '../data';
import type {ProductError} from '../data';
import {required} from './required';

const codes = errors.map(({code}) => code);

/** @throws Error naming the nearest code, when the catalogue does not have this one */
export function findError(code: string): ProductError {
  return required('error code', code, codes, (id) => errors.find((error) => error.code === id));
}
