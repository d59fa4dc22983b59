import {z} from 'zod';
import {bilingual, text} from './common';

export const ribbonButtonSchema = z
  .object({
    id: text,
    groupSv: text,
    groupEn: text,
    ...bilingual,
    /** Lowest role that sees the button, or `all`. */
    role: z.enum(['all', 'designer', 'admin', 'sysadmin']),
    opensSv: text,
    opensEn: text,
  })
  .strict();

export const dialogSchema = z
  .object({id: text, ...bilingual, buttonsSv: z.array(text), buttonsEn: z.array(text)})
  .strict();

/** A name or a message of the product's own user interface. */
export const labelSchema = z.object({id: text, ...bilingual}).strict();

export const interfaceGroup = {
  ribbon: z.array(ribbonButtonSchema).min(1),
  dialogs: z.array(dialogSchema).min(1),
  portalMenus: z.array(labelSchema).min(1),
  portalButtons: z.array(labelSchema).min(1),
  messages: z.array(labelSchema).min(1),
};

export type RibbonButton = z.infer<typeof ribbonButtonSchema>;
export type Dialog = z.infer<typeof dialogSchema>;
export type UiLabel = z.infer<typeof labelSchema>;
