import {z} from 'zod/v4';
import {bilingual, count, labelled, listOf, localized, named, namedOf, ref, text} from './kit';
import {licenceStates} from './sync';

export const access = z.strictObject({
  roles: labelled('roles', {
    rank: count,
    licence: text.optional(),
    entraAppRole: ref('appRoles').optional(),
    may: localized,
  }),
  permissions: z.strictObject({
    /** A level that no object describes says itself what it exists for. */
    levels: labelled('permissionLevels', {rank: z.int(), for: localized.optional()}),
    objects: labelled('permissionObjects', {
      /** What each level lets a user do. */
      levels: z.record(ref('permissionLevels'), localized),
    }),
  }),
  databaseRoles: named('databaseRoles', ['name'], {name: text, ...bilingual, database: localized}),
  licenceStates,
  signInMethods: labelled('signInMethods', {description: localized}),
  entra: z.strictObject({
    applicationName: text,
    delegatedPermissions: z.array(text).min(1),
    optionalPermissions: z.array(text),
    redirectUris: listOf({platform: localized, uri: z.url()}),
    appRoles: namedOf('appRoles', [], text),
    secretWarningDays: count,
    notOursAadsts: z.array(z.int()),
    note: localized,
  }),
});
