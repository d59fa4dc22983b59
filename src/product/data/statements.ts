import file from './json/statements.json';
import type {Statement} from './schemas/statements';
import {told} from './told';

const json = told(file);

export const statements: readonly Statement[] = json.statements;
