import json from './json/pages.json';
import type {Page} from './schemas/pages';

export const pages: readonly Page[] = json.pages as Page[];
