import file from './json/sync.json';
import type {DataSourceState, Schedule, State, StoredState, SyncMode} from './schemas/sync';
import {told} from './told';

const json = told(file);

export const syncModes: readonly SyncMode[] = json.syncModes as SyncMode[];
export const syncStates: readonly StoredState[] = json.syncStates as StoredState[];
export const dataSourceStates: readonly DataSourceState[] = json.dataSourceStates as DataSourceState[];
export const vitecStates: readonly State[] = json.vitecStates as State[];
export const mailStates: readonly State[] = json.mailStates as State[];
export const schedules: readonly Schedule[] = json.schedules as Schedule[];
