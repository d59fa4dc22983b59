import {z} from 'zod';
import {bilingual, text} from './common';

/** Lowest role that sees a button or a menu, or `all`. */
const leastRole = z.enum(['all', 'designer', 'admin', 'sysadmin']);

export const ribbonButtonSchema = z
  .object({id: text, groupSv: text, groupEn: text, ...bilingual, role: leastRole, opensSv: text, opensEn: text})
  .strict();

export const dialogSchema = z
  .object({id: text, ...bilingual, buttonsSv: z.array(text), buttonsEn: z.array(text)})
  .strict();

/** A name or a message of the product's own user interface. */
export const labelSchema = z.object({id: text, ...bilingual}).strict();

export const portalMenuSchema = labelSchema.extend({role: leastRole}).strict();

export const interfaceGroup = {
  ribbon: z.array(ribbonButtonSchema).min(1),
  dialogs: z.array(dialogSchema).min(1),
  portalMenus: z.array(portalMenuSchema).min(1),
  portalButtons: z.array(labelSchema).min(1),
  messages: z.array(labelSchema).min(1),
};

export type RibbonButton = z.infer<typeof ribbonButtonSchema>;
export type Dialog = z.infer<typeof dialogSchema>;
export type PortalMenu = z.infer<typeof portalMenuSchema>;
export type UiLabel = z.infer<typeof labelSchema>;
