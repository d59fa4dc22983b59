import path from 'node:path';
import {loadYaml} from '../../../packages/checked-yaml';
import {projectRoot} from '../../lib/paths';
import {tableSchema, type Table} from './schema';

/** Folder of the tables, from the project's folder. The tables are the files that it has. */
export const tableFolder = 'tools/check/rules/tables';

const read = new Map<string, Table>();

/**
 * The table of that name.
 *
 * @throws FaultsError when it is not written as `schema.ts` says
 */
export function tableOf(name: string): Table {
  const table = read.get(name) ?? loadYaml(path.join(projectRoot, tableFolder, `${name}.yml`), tableSchema);
  read.set(name, table);
  return table;
}
