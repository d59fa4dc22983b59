import {databaseRoles, licenceStates, permissions, roles, signInMethods} from '../data';
import type {PermissionObject, SignInMethod} from '../data';
import type {Localized} from '../../lib/locales';
import {local, localField, type Context} from '../context';
import {toRich} from '../rich';
import {code, defineTable, none} from './define';

/** Things with a name and a description. */
function described(rows: readonly SignInMethod[], name: Localized, first: Localized) {
  return defineTable({
    rows,
    id: (row) => row.id,
    name,
    columns: [
      {...first, nowrap: true, cell: (row, {locale}) => local(row, locale)},
      {sv: 'Betyder', en: 'Meaning', cell: (row, {locale}) => toRich(localField(row, 'desc', locale), locale)},
    ],
  });
}

/** What one level of permission lets you do with an object. */
function levelColumn(level: 'read' | 'run' | 'edit' | 'own') {
  const names = permissions.levels.find(({id}) => id === level);
  if (!names) {
    throw new Error(`src/product/fact-tables/access.ts: src/product/data has no permission level "${level}".`);
  }
  return {
    sv: names.sv,
    en: names.en,
    cell: (row: PermissionObject, {locale}: Context) => localField(row, level, locale) ?? none,
  };
}

export const accessTables = {
  roles: defineTable({
    rows: roles,
    id: (row) => row.id,
    name: {sv: 'Roller', en: 'Roles'},
    columns: [
      {sv: 'Roll', en: 'Role', cell: (row, {locale}) => local(row, locale)},
      {sv: 'Får göra', en: 'May do', cell: (row, {locale}) => localField(row, 'may', locale)},
      {
        sv: 'Approll i Entra',
        en: 'App role in Entra',
        nowrap: true,
        cell: (row) => (row.entraAppRole ? code(row.entraAppRole) : none),
      },
    ],
  }),

  permissionLevels: defineTable({
    rows: permissions.levels,
    id: (row) => row.id,
    name: {sv: 'Behörighetsnivåer', en: 'Permission levels'},
    columns: [
      {sv: 'Nivå', en: 'Level', cell: (row, {locale}) => local(row, locale)},
      {
        sv: 'Finns för',
        en: 'Exists for',
        cell: (row, {locale}) => {
          const objects = permissions.objects.filter((object) => object.levels.some((level) => level === row.id));
          return localField(row, 'for', locale) ?? objects.map((object) => local(object, locale)).join(', ');
        },
      },
    ],
  }),

  permissionObjects: defineTable({
    rows: permissions.objects,
    id: (row) => row.id,
    name: {sv: 'Behörigheter per objekt', en: 'Permissions per object'},
    columns: [
      {sv: 'Objekt', en: 'Object', cell: (row, {locale}) => local(row, locale)},
      levelColumn('read'),
      levelColumn('run'),
      levelColumn('edit'),
      levelColumn('own'),
    ],
  }),

  databaseRoles: defineTable({
    rows: databaseRoles,
    id: (row) => row.name,
    name: {sv: 'Databasroller', en: 'Database roles'},
    columns: [
      {sv: 'Databasroll', en: 'Database role', nowrap: true, cell: (row) => code(row.name)},
      {sv: 'Databas', en: 'Database', cell: (row, {locale}) => localField(row, 'database', locale)},
      {sv: 'Ger rätt till', en: 'Gives the right to', cell: (row, {locale}) => local(row, locale)},
    ],
  }),

  licenceStates: described(
    licenceStates,
    {sv: 'Licensens tillstånd', en: 'States of the licence'},
    {sv: 'Tillstånd', en: 'State'},
  ),

  signInMethods: described(
    signInMethods,
    {sv: 'Inloggningssätt', en: 'Sign-in methods'},
    {sv: 'Inloggningssätt', en: 'Sign-in method'},
  ),
};
