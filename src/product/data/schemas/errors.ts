import {z} from 'zod';
import {bilingual, errorCode, text} from './common';

export const errorFamilyId = z.string().regex(/^\dxxx$/, 'not a family nxxx');

export const errorSchema = z
  .object({
    code: errorCode,
    /** Route (without leading slash) of the page that shows the card. */
    page: text,
    family: errorFamilyId,
    ...bilingual,
    /** When the program shows it. */
    whenSv: text,
    whenEn: text,
    causeSv: text,
    causeEn: text,
    remedySv: text,
    remedyEn: text,
    /** Sections that help, as `route#anchor` without leading slash. */
    related: z.array(z.string().regex(/^[\w/-]+#[\w-]+$/, 'not a section route#anchor')).min(1),
    cellSv: text.optional(),
    cellEn: text.optional(),
    sqlErrors: z.array(z.number().int()).min(1).optional(),
    aadsts: z.array(z.number().int()).min(1).optional(),
  })
  .strict();

export const errorFamilySchema = z.object({id: errorFamilyId, ...bilingual}).strict();

export const errorsGroup = {errors: z.array(errorSchema).min(1), errorFamilies: z.array(errorFamilySchema).min(1)};

export type ProductError = z.infer<typeof errorSchema>;
export type ErrorFamily = z.infer<typeof errorFamilySchema>;
