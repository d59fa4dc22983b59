import json from './json/http-api.json';
import type {HttpApi} from './schemas/http-api';

export const httpApi: HttpApi = json.httpApi as HttpApi;
