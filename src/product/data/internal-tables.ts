import file from './json/internal-tables.json';
import type {NamedObject, OpsTable, SystemTable} from './schemas/internal-tables';
import {told} from './told';

const json = told(file);

export const systemTables: readonly SystemTable[] = json.systemTables as SystemTable[];
export const opsTables: readonly OpsTable[] = json.opsTables as OpsTable[];
export const opsProcedures: readonly NamedObject[] = json.opsProcedures as NamedObject[];
