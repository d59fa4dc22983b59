import {publishedRoutes} from '../../pages';
import type {DataProblem} from '../problem';
import type {ProductData} from '../schemas';

/** One record that names others. */
interface Reference {
  record: string;
  field: string;
  /** What kind of thing is named, for the message. */
  kind: string;
  names: readonly string[];
  known: ReadonlySet<string>;
}

/** Names of records that do not exist: codes, routes, roles, tables, scopes, init keys. */
export function referenceProblems(data: ProductData): DataProblem[] {
  return [...errorReferences(data), ...routeReferences(data), ...apiReferences(data), ...otherReferences(data)].flatMap(
    ({record, field, kind, names, known}) =>
      names
        .filter((name) => !known.has(name))
        .map((name) => ({record, field, message: `${kind} ${name} does not exist`})),
  );
}

function errorReferences(data: ProductData): Reference[] {
  const known = new Set(data.errors.map(({code}) => code));
  const families = new Set(data.errorFamilies.map(({id}) => id));
  const toCodes = (record: string, names: readonly string[], field = 'errors'): Reference => ({
    record,
    field,
    kind: 'error code',
    names,
    known,
  });
  return [
    ...data.functions.map((fn) => toCodes(`functions ${fn.name}`, fn.errors)),
    ...data.connectionTests.map((test) => toCodes(`connectionTests ${test.step}`, test.errors)),
    ...data.dataSources.map((source) => toCodes(`dataSources ${source.id}`, source.errors)),
    ...data.limits.map(({id, error}) => toCodes(`limits ${id}`, error === undefined ? [] : [error], 'error')),
    ...data.errors.map(({code, family}) => ({
      record: `errors ${code}`,
      field: 'family',
      kind: 'family',
      names: [family],
      known: families,
    })),
  ];
}

function routeReferences(data: ProductData): Reference[] {
  const known = new Set(publishedRoutes.map((route) => route.slice(1)));
  const toRoutes = (record: string, field: string, names: readonly string[]): Reference => ({
    record,
    field,
    kind: 'page',
    names,
    known,
  });
  return [
    ...data.errors.flatMap(({code, page, related}) => [
      toRoutes(`errors ${code}`, 'page', [page]),
      toRoutes(
        `errors ${code}`,
        'related',
        related.map((section) => section.split('#')[0] ?? ''),
      ),
    ]),
    ...data.dataSources.map(({id, route}) => toRoutes(`dataSources ${id}`, 'route', [route])),
    ...data.glossary.map(({en, home}) =>
      toRoutes(`glossary ${en}`, 'home', home === undefined ? [] : [home.split('#')[0] ?? '']),
    ),
  ];
}

function apiReferences({httpApi}: ProductData): Reference[] {
  const scopes = new Set(httpApi.scopes.map(({id}) => id));
  const codes = new Set(httpApi.errors.map(({code}) => code));
  return [
    ...httpApi.endpoints.flatMap(({method, path, scope, errors}) => [
      {
        record: `httpApi.endpoints ${method} ${path}`,
        field: 'scope',
        kind: 'scope',
        names: scope === null ? [] : [scope],
        known: scopes,
      },
      {record: `httpApi.endpoints ${method} ${path}`, field: 'errors', kind: 'API error', names: errors, known: codes},
    ]),
    {
      record: 'httpApi',
      field: 'errorBody.error.code',
      kind: 'API error',
      names: [httpApi.errorBody.error.code],
      known: codes,
    },
    {
      record: 'httpApi',
      field: 'tokenErrorBody.error',
      kind: 'API error',
      names: [httpApi.tokenErrorBody.error],
      known: codes,
    },
  ];
}

function otherReferences(data: ProductData): Reference[] {
  const tables = new Set(data.schema.tables.map(({name}) => name));
  const iniKeys = new Set(data.iniKeys.map(({section, key}) => `${section}.${key}`));
  const groups = new Set(data.reportGroups.map(({code}) => code));
  const appRoles = new Set(data.entra.appRoles);
  const roles = new Set(['all', ...data.roles.map(({id}) => id)]);
  return [
    ...data.dataSources.map((source) => ({
      record: `dataSources ${source.id}`,
      field: 'tables',
      kind: 'table',
      names: source.tables,
      known: tables,
    })),
    ...data.ownedTables.map(({name}) => ({
      record: `ownedTables ${name}`,
      field: 'name',
      kind: 'table',
      names: [name],
      known: tables,
    })),
    ...data.setupSwitches.map(({name, needs = []}) => ({
      record: `setupSwitches ${name}`,
      field: 'needs',
      kind: 'switch',
      names: needs,
      known: new Set(data.setupSwitches.map((other) => other.name)),
    })),
    ...data.msiProperties.map(({name, iniKey}) => ({
      record: `msiProperties ${name}`,
      field: 'iniKey',
      kind: 'init key',
      names: iniKey === undefined ? [] : [iniKey],
      known: iniKeys,
    })),
    ...data.reportGroups.map(({code, parent}) => ({
      record: `reportGroups ${code}`,
      field: 'parent',
      kind: 'report group',
      names: parent === null ? [] : [parent],
      known: groups,
    })),
    ...data.roles.map(({id, entraAppRole}) => ({
      record: `roles ${id}`,
      field: 'entraAppRole',
      kind: 'app role',
      names: entraAppRole === null ? [] : [entraAppRole],
      known: appRoles,
    })),
    ...data.ribbon.map(({id, role}) => ({
      record: `ribbon ${id}`,
      field: 'role',
      kind: 'role',
      names: [role],
      known: roles,
    })),
    {
      record: 'exampleFigures',
      field: 'groups',
      kind: 'report group',
      names: Object.keys(data.exampleFigures.groups),
      known: groups,
    },
  ];
}
