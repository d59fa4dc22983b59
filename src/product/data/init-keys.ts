import json from './json/init-keys.json';
import type {IniKey} from './schemas/init-keys';

export const iniKeys: readonly IniKey[] = json.iniKeys as IniKey[];
