import file from './json/init-keys.json';
import type {IniKey} from './schemas/init-keys';
import {told} from './told';

const json = told(file);

export const iniKeys: readonly IniKey[] = json.iniKeys as IniKey[];
