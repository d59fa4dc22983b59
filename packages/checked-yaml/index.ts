/** YAML that is checked by a Zod schema, every fault with file, line and remedy. */
import {z} from 'zod/v4';

export {FaultsError, formatFault, requireSound, type Fault} from './fault';
export {loadYaml, readYaml, type Reading} from './read';
export type {Path} from './shape';
export {unfold} from './unfold';

/**
 * The JSON schema by which editors complete and underline files of a shape, with the descriptions of its parts. What only
 * code can judge is left out.
 *
 * @param title what such a file is
 */
export const editorSchema = (title: string, schema: z.ZodType): object => ({
  title,
  ...z.toJSONSchema(schema, {target: 'draft-7', io: 'input', reused: 'ref', unrepresentable: 'any'}),
});
