import json from './json/database-model.json';
import type {DatabaseModel} from './schemas/database-model';

export const schema: DatabaseModel = json.schema as DatabaseModel;
