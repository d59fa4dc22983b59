import json from './json/statements.json';
import type {Statement} from './schemas/statements';

export const statements: readonly Statement[] = json.statements;
