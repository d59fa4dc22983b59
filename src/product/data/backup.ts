import file from './json/backup.json';
import type {Backup} from './schemas/backup';
import type {StoredState} from './schemas/sync';
import {told} from './told';

const json = told(file);

export const backup: Backup = json.backup as Backup;
export const backupStates: readonly StoredState[] = json.backupStates as StoredState[];
