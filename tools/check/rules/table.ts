import {readdirSync} from 'node:fs';
import path from 'node:path';
import {loadYaml} from '../../../packages/checked-yaml';
import {projectRoot} from '../../lib/paths';
import {tableSchema, type Table} from './schema';

const folder = path.join(projectRoot, 'tools/check/rules/tables');

/**
 * The tables of rules by their names: the files that the folder has. A table is named after its check; what follows a
 * point is the part of the check that it is about.
 *
 * @throws FaultsError, on import, when one is not written as `schema.ts` says
 */
export const tables: ReadonlyMap<string, Table> = new Map(
  readdirSync(folder).map((file) => [path.basename(file, '.yml'), loadYaml(path.join(folder, file), tableSchema)]),
);

/** The tables of a check. */
export const tablesOf = (check: string): Table[] =>
  [...tables].filter(([name]) => name.split('.')[0] === check).map(([, table]) => table);
