import {z} from 'zod';
import {bilingual, text} from './common';

export const glossaryEntrySchema = z
  .object({
    ...bilingual,
    defSv: text,
    defEn: text,
    /** The section that explains the word; words without one are on the list for writers only. */
    home: z
      .string()
      .regex(/^[\w/-]+#[\w-]+$/, 'not a section route#anchor')
      .optional(),
    avoidSv: z.array(text),
    avoidEn: z.array(text),
  })
  .strict();

export const glossaryGroup = {glossary: z.array(glossaryEntrySchema).min(1)};

export type GlossaryEntry = z.infer<typeof glossaryEntrySchema>;
