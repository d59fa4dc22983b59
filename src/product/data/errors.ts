import json from './json/errors.json';
import type {ErrorFamily, ProductError} from './schemas/errors';

export const errors: readonly ProductError[] = json.errors as ProductError[];
export const errorFamilies: readonly ErrorFamily[] = json.errorFamilies as ErrorFamily[];
