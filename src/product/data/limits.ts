import json from './json/limits.json';
import type {Limit} from './schemas/limits';

export const limits: readonly Limit[] = json.limits as Limit[];
