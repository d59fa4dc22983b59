import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {z} from 'zod/v4';
import {readYaml, requireSound} from '../../packages/checked-yaml';
import {projectRoot} from './paths';

/**
 * What a YAML file of the project holds.
 *
 * @param file from the project's folder
 * @throws FaultsError with every place in which it is not as the schema says
 */
export function yamlFile<T>(file: string, schema: z.ZodType<T>): T {
  const {data, faults} = readYaml(file, readFileSync(path.join(projectRoot, file)), schema);
  requireSound(faults);
  return data!;
}
