import {z} from 'zod';
import {bilingual, count, errorCode, text} from './common';

export const connectionFieldSchema = z
  .object({
    id: text,
    ...bilingual,
    allowedSv: text,
    allowedEn: text,
    default: text.optional(),
    appliesTo: z.array(z.enum(['cloud', 'sqlserver', 'odbc'])).min(1),
  })
  .strict();

export const connectionTestSchema = z
  .object({step: count.positive(), ...bilingual, errors: z.array(errorCode).min(1)})
  .strict();

export const connectionsGroup = {
  connectionFields: z.array(connectionFieldSchema).min(1),
  connectionTests: z.array(connectionTestSchema).min(1),
};

export type ConnectionField = z.infer<typeof connectionFieldSchema>;
export type ConnectionTest = z.infer<typeof connectionTestSchema>;
