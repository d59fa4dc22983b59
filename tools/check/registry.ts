import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {projectRoot} from '../lib/paths';
import {registryOf} from '../lib/registryOf';
import {tableCheck} from './rules/run';
import {tableFolder} from './rules/table';
import type {Check} from './types';

/** Names of the tables that are checks of their own: those that say what they are. */
function tableNames(): string[] {
  const folder = path.join(projectRoot, tableFolder);
  return readdirSync(folder)
    .filter((file) => /^description:/m.test(readFileSync(path.join(folder, file), 'utf8')))
    .map((file) => path.basename(file, '.yml'));
}

/** Every check: the file `checks/<name>.ts` exports the check of that name, or a table is all of it. */
export const checks: readonly Check[] = [
  ...(await registryOf<Check>(new URL('checks/', import.meta.url))),
  ...tableNames().map(tableCheck),
].sort((a, b) => (a.name < b.name ? -1 : 1));
