import path from 'node:path';
import {z} from 'zod/v4';
import {loadYaml} from '../../../packages/checked-yaml';
import {machineIds} from '../../../src/product/stateMachines';

const part = z.string().min(1);
const inLanguage = z.strictObject({
  nouns: z.record(z.enum(machineIds), part),
  state: part,
  verbs: part,
  asking: part,
  then: part,
});

/** What sentences say around the name of a state. */
export const stateWords = loadYaml(
  path.join(import.meta.dirname, 'words.yml'),
  z.strictObject({sv: inLanguage, en: inLanguage}),
);
