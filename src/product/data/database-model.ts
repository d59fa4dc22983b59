import file from './json/database-model.json';
import type {DatabaseModel} from './schemas/database-model';
import {told} from './told';

const json = told(file);

export const schema: DatabaseModel = json.schema as DatabaseModel;
