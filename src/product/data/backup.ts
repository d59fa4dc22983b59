import json from './json/backup.json';
import type {Backup} from './schemas/backup';
import type {StoredState} from './schemas/sync';

export const backup: Backup = json.backup as Backup;
export const backupStates: readonly StoredState[] = json.backupStates as StoredState[];
