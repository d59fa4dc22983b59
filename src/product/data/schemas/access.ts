import {z} from 'zod';
import {bilingual, count, text} from './common';
import {stateSchema} from './sync';

export const roleSchema = z
  .object({
    id: text,
    ...bilingual,
    rank: count,
    licence: text.nullable(),
    entraAppRole: text.nullable(),
    maySv: text,
    mayEn: text,
  })
  .strict();

/** A level that no object describes says itself what it exists for, as `forSv` and `forEn`. */
const permissionLevelSchema = z
  .object({id: text, ...bilingual, rank: z.number().int(), forSv: text.optional(), forEn: text.optional()})
  .strict();

/** Levels that an object can give; each has its meaning as `<level>Sv` and `<level>En`. */
export const objectLevels = ['read', 'run', 'edit', 'own'] as const;

const permissionObjectSchema = z
  .object({
    id: text,
    ...bilingual,
    levels: z.array(z.enum(objectLevels)).min(1),
    readSv: text.optional(),
    readEn: text.optional(),
    runSv: text.optional(),
    runEn: text.optional(),
    editSv: text.optional(),
    editEn: text.optional(),
    ownSv: text.optional(),
    ownEn: text.optional(),
  })
  .strict();

export const permissionsSchema = z
  .object({levels: z.array(permissionLevelSchema).min(1), objects: z.array(permissionObjectSchema).min(1)})
  .strict();

export const databaseRoleSchema = z.object({name: text, ...bilingual, databaseSv: text, databaseEn: text}).strict();

const describedSchema = z.object({id: text, ...bilingual, descSv: text, descEn: text}).strict();

export const entraSchema = z
  .object({
    applicationName: text,
    delegatedPermissions: z.array(text).min(1),
    optionalPermissions: z.array(text),
    redirectUris: z.array(z.object({platformSv: text, platformEn: text, uri: z.string().url()}).strict()).min(1),
    appRoles: z.array(text).min(1),
    secretWarningDays: count,
    notOursAadsts: z.array(z.number().int()),
    noteSv: text,
    noteEn: text,
  })
  .strict();

export const licenceStateSchema = stateSchema.extend({descSv: text, descEn: text}).strict();

export const accessGroup = {
  roles: z.array(roleSchema).min(1),
  permissions: permissionsSchema,
  databaseRoles: z.array(databaseRoleSchema).min(1),
  licenceStates: z.array(licenceStateSchema).min(1),
  signInMethods: z.array(describedSchema).min(1),
  entra: entraSchema,
};

export type Role = z.infer<typeof roleSchema>;
export type PermissionLevel = z.infer<typeof permissionLevelSchema>;
export type PermissionObject = z.infer<typeof permissionObjectSchema>;
export type Permissions = z.infer<typeof permissionsSchema>;
export type DatabaseRole = z.infer<typeof databaseRoleSchema>;
export type LicenceState = z.infer<typeof licenceStateSchema>;
export type SignInMethod = z.infer<typeof describedSchema>;
export type Entra = z.infer<typeof entraSchema>;
