import path from 'node:path';
import {z} from 'zod/v4';
import {loadYaml} from '../../packages/checked-yaml';

const meanings = z.array(z.array(z.string().min(2)).min(2));

/** Words and phrases of which each also finds the others, in each language. */
// Not __dirname, which tsx does not set in what a tool imports.
export const synonyms = loadYaml(
  path.join(path.dirname(__filename), 'synonyms.yml'),
  z.strictObject({sv: meanings, en: meanings}),
);
