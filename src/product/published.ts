import {readFileSync} from 'node:fs';
import path from 'node:path';

// Not __dirname, which tsx does not set in what a tool imports.
const list = path.resolve(path.dirname(__filename), '../../deploy/published/routes.txt');

/** Every address that is published, without language, as in `/report/faq/init-file`: what facts and links may lead to. */
export const publishedRoutes: readonly string[] = readFileSync(list, 'utf8')
  .split('\n')
  .filter((route) => route !== '' && !/^\/en(?:\/|$)/.test(route));
