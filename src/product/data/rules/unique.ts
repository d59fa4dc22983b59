import type {DataProblem} from '../problem';
import type {ProductData} from '../schemas';

type Records = readonly object[];

/** Lists whose records are found by a name; the function says which name. */
function namedLists(data: ProductData): [subject: string, records: Records, field: string][] {
  const {schema, httpApi, permissions, functionSyntax} = data;
  return [
    ['addresses', data.addresses, 'id'],
    ['product.parts', data.product.parts, 'id'],
    ['releases', data.releases, 'release'],
    [
      'changes',
      data.releases.flatMap(({changes, patches = []}) => [changes, ...patches.map((patch) => patch.changes)]).flat(),
      'id',
    ],
    ['supportedVersions', data.supportedVersions, 'id'],
    ['supportPriorities', data.supportPriorities, 'id'],
    ['files', data.files, 'path'],
    ['msiProperties', data.msiProperties, 'name'],
    ['msiReturnCodes', data.msiReturnCodes, 'code'],
    ['setupSwitches', data.setupSwitches, 'name'],
    ['setupReturnCodes', data.setupReturnCodes, 'code'],
    ['eventIds', data.eventIds, 'id'],
    ['errors', data.errors, 'code'],
    ['errorFamilies', data.errorFamilies, 'id'],
    ['roles', data.roles, 'id'],
    ['permissions.levels', permissions.levels, 'id'],
    ['permissions.objects', permissions.objects, 'id'],
    ['databaseRoles', data.databaseRoles, 'name'],
    ['licenceStates', data.licenceStates, 'id'],
    ['signInMethods', data.signInMethods, 'id'],
    ['ribbon', data.ribbon, 'id'],
    ['dialogs', data.dialogs, 'id'],
    ['portalMenus', data.portalMenus, 'id'],
    ['portalButtons', data.portalButtons, 'id'],
    ['messages', data.messages, 'id'],
    ['connectionFields', data.connectionFields, 'id'],
    ['connectionTests', data.connectionTests, 'step'],
    ['functions', data.functions, 'name'],
    ...data.functions.map(
      (fn) => [`functions ${fn.name} arguments`, fn.arguments, 'name'] as [string, Records, string],
    ),
    ['functionSyntax.balanceType', functionSyntax.balanceType, 'value'],
    ['reportGroups', data.reportGroups, 'code'],
    ['syncModes', data.syncModes, 'id'],
    ['syncStates', data.syncStates, 'id'],
    ['dataSourceStates', data.dataSourceStates, 'id'],
    ['backupStates', data.backupStates, 'id'],
    ['vitecStates', data.vitecStates, 'id'],
    ['mailStates', data.mailStates, 'id'],
    ['schedules', data.schedules, 'id'],
    ['limits', data.limits, 'id'],
    ['dataSources', data.dataSources, 'id'],
    ['ownedTables', data.ownedTables, 'name'],
    ['httpApi.scopes', httpApi.scopes, 'id'],
    ['httpApi.errors', httpApi.errors, 'code'],
    ['httpApi.headers', httpApi.headers, 'name'],
    ['dataTypes', data.dataTypes, 'type'],
    ['glossary', data.glossary, 'sv'],
    ['glossary', data.glossary, 'en'],
    ['schema.schemas', schema.schemas, 'name'],
    ['schema tables and views', [...schema.tables, ...schema.views], 'name'],
    ...[...schema.tables, ...schema.views].map(
      (table) => [`schema ${table.name} columns`, table.columns, 'name'] as [string, Records, string],
    ),
    ['systemTables', data.systemTables, 'name'],
    ['opsTables and opsProcedures', [...data.opsTables, ...data.opsProcedures], 'name'],
    ['statements', data.statements, 'id'],
  ];
}

/** Names that occur twice in a list where a page or a tool looks a record up by that name. */
export function duplicateProblems(data: ProductData): DataProblem[] {
  const lists = namedLists(data).flatMap(([subject, records, field]) =>
    duplicates(records.map((record) => String((record as Record<string, unknown>)[field]))).map((name) => ({
      record: `${subject} ${name}`,
      field,
      message: 'occurs more than once',
    })),
  );
  const keys = duplicates(data.iniKeys.map(({section, key}) => `${section}.${key}`.toLowerCase())).map((name) => ({
    record: `iniKeys ${name}`,
    field: 'key',
    message: 'occurs more than once',
  }));
  const endpoints = duplicates(data.httpApi.endpoints.map(({method, path}) => `${method} ${path}`)).map((name) => ({
    record: `httpApi.endpoints ${name}`,
    field: 'path',
    message: 'occurs more than once',
  }));
  return [...lists, ...keys, ...endpoints];
}

function duplicates(names: readonly string[]): string[] {
  return [...new Set(names.filter((name, index) => names.indexOf(name) !== index))];
}
