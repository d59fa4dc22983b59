import file from './json/http-api.json';
import type {HttpApi} from './schemas/http-api';
import {told} from './told';

const json = told(file);

export const httpApi: HttpApi = json.httpApi as HttpApi;
