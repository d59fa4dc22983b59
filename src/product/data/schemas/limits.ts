import {z} from 'zod';
import {bilingual, errorCode, text} from './common';

export const limitSchema = z
  .object({id: text, value: z.number().positive(), unit: text, ...bilingual, error: errorCode.optional()})
  .strict();

export const limitsGroup = {limits: z.array(limitSchema).min(1)};

export type Limit = z.infer<typeof limitSchema>;
