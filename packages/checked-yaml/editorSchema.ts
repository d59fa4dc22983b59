import {z} from 'zod/v4';

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
