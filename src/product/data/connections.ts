import file from './json/connections.json';
import type {ConnectionField, ConnectionTest} from './schemas/connections';
import {told} from './told';

const json = told(file);

export const connectionFields: readonly ConnectionField[] = json.connectionFields as ConnectionField[];
export const connectionTests: readonly ConnectionTest[] = json.connectionTests as ConnectionTest[];
