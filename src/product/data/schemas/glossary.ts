import {z} from 'zod';
import {bilingual, text} from './common';

export const glossaryEntrySchema = z
  .object({...bilingual, defSv: text, defEn: text, avoidSv: z.array(text), avoidEn: z.array(text)})
  .strict();

export const glossaryGroup = {glossary: z.array(glossaryEntrySchema).min(1)};

export type GlossaryEntry = z.infer<typeof glossaryEntrySchema>;
