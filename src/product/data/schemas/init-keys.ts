import {z} from 'zod';
import {bilingual, text} from './common';

export const iniKeySchema = z
  .object({
    section: text,
    key: text,
    /** Empty when the key has no default value; then `defaultSv`/`defaultEn` say so. */
    default: z.string(),
    defaultSv: text.optional(),
    defaultEn: text.optional(),
    allowedSv: text,
    allowedEn: text,
    values: z.array(text).min(1).optional(),
    unit: z.enum(['s', 'min', 'h', 'd', 'MB']).optional(),
    min: z.number().int().optional(),
    max: z.number().int().optional(),
    /** May only stand in the machine file or a policy. */
    machineOnly: z.boolean(),
    ...bilingual,
  })
  .strict();

export const initKeysGroup = {iniKeys: z.array(iniKeySchema).min(1)};

export type IniKey = z.infer<typeof iniKeySchema>;
