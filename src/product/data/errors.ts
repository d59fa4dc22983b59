import file from './json/errors.json';
import type {ErrorFamily, ProductError} from './schemas/errors';
import {told} from './told';

const json = told(file);

export const errors: readonly ProductError[] = json.errors as ProductError[];
export const errorFamilies: readonly ErrorFamily[] = json.errorFamilies as ErrorFamily[];
