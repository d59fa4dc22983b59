import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {z} from 'zod/v4';
import {requireSound} from './fault';
import {readYaml} from './read';

/**
 * What a YAML file holds.
 *
 * @param file absolute path; faults name it from the working directory
 * @throws FaultsError with every place in which it is not as the schema says
 */
export function loadYaml<T>(file: string, schema: z.ZodType<T>): T {
  const name = path.relative(process.cwd(), file).split(path.sep).join('/');
  const {data, faults} = readYaml(name, readFileSync(file), schema);
  requireSound(faults);
  return data!;
}
