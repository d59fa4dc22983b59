import {z} from 'zod';
import {bilingual, text} from './common';

export const pageKinds = ['how-to', 'reference', 'troubleshooting', 'explanation'] as const;

export const pageSchema = z
  .object({
    /** Without leading slash and locale. */
    route: text,
    ...bilingual,
    kind: z.enum(pageKinds),
    unlisted: z.boolean().optional(),
  })
  .strict();

export const pagesGroup = {pages: z.array(pageSchema).min(1)};

export type Page = z.infer<typeof pageSchema>;
export type PageKind = Page['kind'];
