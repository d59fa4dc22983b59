import {readFileSync} from 'node:fs';
import path from 'node:path';
import {readYaml, requireSound} from '../../../packages/checked-yaml';
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
  const known = read.get(name);
  if (known) return known;
  const file = `${tableFolder}/${name}.yml`;
  const {data, faults} = readYaml(file, readFileSync(path.join(projectRoot, file)), tableSchema);
  requireSound(faults);
  read.set(name, data!);
  return data!;
}
