import file from './json/data-sources.json';
import type {DataSource, FortnoxScope, OwnedTable} from './schemas/data-sources';
import {told} from './told';

const json = told(file);

export const dataSources: readonly DataSource[] = json.dataSources as DataSource[];
export const ownedTables: readonly OwnedTable[] = json.ownedTables as OwnedTable[];
export const fortnoxScopes: readonly FortnoxScope[] = json.fortnoxScopes;
