import json from './json/data-sources.json';
import type {DataSource, OwnedTable} from './schemas/data-sources';

export const dataSources: readonly DataSource[] = json.dataSources as DataSource[];
export const ownedTables: readonly OwnedTable[] = json.ownedTables as OwnedTable[];
