/** Every name of the product that pages may use, and what is wrong with one that it does not have. */
import {didYouMean} from '../../packages/common';
import {local} from '../../src/product/context';
import {
  addresses,
  databaseRoles,
  dataSources,
  errors,
  facts,
  files,
  functions,
  httpApi,
  iniKeys,
  msiProperties,
  opsProcedures,
  opsTables,
  programSwitches,
  registry,
  roles,
  schema,
  setupSwitches,
  systemTables,
  type IniKey,
} from '../../src/product/facts';
import {isSame} from './lib/text';
import type {Reason} from './problem';

const namesOf = (records: readonly {readonly name: string}[]): string[] => records.map(({name}) => name);

/** Without columns where the documentation does not list them. */
const objects: readonly {name: string; columns?: readonly {readonly name: string}[] | undefined}[] = [
  ...schema.tables,
  ...schema.views,
  ...opsTables,
  ...opsProcedures,
  ...systemTables,
];

/** Every table, view and procedure of the product's databases, with the names of its columns. */
export const databaseObjects: ReadonlyMap<string, ReadonlySet<string> | undefined> = new Map(
  objects.map(({name, columns}) => [name, columns && new Set(namesOf(columns))]),
);

const schemasOf = (records: readonly {readonly name: string}[]): string[] => [
  ...new Set(namesOf(records).map((name) => name.split('.')[0] ?? '')),
];

/** Schemas of the customer database and of the internal database. */
export const modelSchemas: readonly string[] = schemasOf([...schema.tables, ...schema.views, ...opsTables]);

/** Schemas of the system database; short words such as `app` that code may use otherwise. */
export const systemSchemas: readonly string[] = schemasOf(systemTables);

/** The name that may be meant: written nearly so, or beginning with the same word. */
export const likeliest = (wrong: string, names: readonly string[]): string | undefined =>
  didYouMean(wrong, names) ?? names.find((name) => name.startsWith(/^[A-Z][a-z]+/.exec(wrong)?.[0] ?? wrong));

const instead = (wrong: string, known: Iterable<string>): {fix: string} => {
  const name = likeliest(wrong, [...known]);
  return {fix: name === undefined ? 'The names are in src/product/facts.' : `Write ${name}.`};
};

/** What is wrong with `schema.Table`, or undefined. Letter case counts: pages show names as they are declared. */
export function tableFault(table: string): Reason | undefined {
  return databaseObjects.has(table)
    ? undefined
    : {message: `${table} does not exist in the database model.`, ...instead(table, databaseObjects.keys())};
}

/** What is wrong with a column of an existing table, or undefined. */
export function columnFault(table: string, column: string): Reason | undefined {
  const columns = databaseObjects.get(table);
  return columns === undefined || columns.has(column)
    ? undefined
    : {message: `${table} has no column ${column}.`, ...instead(column, columns)};
}

/** What a URL, or a host with its port, begins with. */
export const hostOf = (address: string): string => address.replace(/^\w+:\/\//, '').split(/[/,:]/)[0] ?? '';

/** Names that the product has, by what tables of rules call the list. */
export const nameLists = {
  addIns: registry.flatMap(({key}) => /Addins\\([\w.]+)/.exec(key)?.[1] ?? []),
  apiAddresses: httpApi.endpoints.map(({path}) => httpApi.baseUrl + path.split('/{')[0]!),
  apiErrors: httpApi.errors.map(({code}) => code),
  databaseRoles: namesOf(databaseRoles),
  databaseVersions: facts.releases.map(({schema: version}) => String(version)),
  errorCodes: errors.map(({code}) => code),
  files: files.map(({path}) => path.split(/[\\/]/).at(-1)!),
  functions: namesOf(functions),
  headers: namesOf(httpApi.headers),
  hosts: addresses.map(({address}) => hostOf(address)),
  iniSections: [...new Set(iniKeys.map(({section}) => section))],
  /** What readers choose, and what opens: ways through menus by their parts. */
  interface: [facts.ribbon, facts.portalMenus, facts.portalButtons, facts.ribbon.map(({group}) => group)]
    .concat(facts.dataSources, facts.dialogs, ...facts.dialogs.map(({buttons}) => buttons))
    .flat()
    .flatMap(({sv, en}) => `${sv} > ${en}`.split(/ [>/] /)),
  /** Names of tables, columns and init keys, without their schema or section. */
  modelNames: [
    ...[...databaseObjects].flatMap(([name, columns]) => [name.split('.')[1]!, ...(columns ?? [])]),
    ...iniKeys.map(({key}) => key),
  ],
  ports: facts.ports.map(({port}) => String(port)),
  properties: namesOf(msiProperties),
  returnCodes: [...facts.msiReturnCodes, ...facts.setupReturnCodes].map(({code}) => String(code)),
  roles: roles.flatMap(({sv, en}) => [sv, en]),
  runStates: facts.syncStates.map(({db}) => db),
  /** Of our API, and of the one source whose scopes have this form. */
  scopes: [...httpApi.scopes.map(({id}) => id), ...dataSources.flatMap(({scopes = []}) => scopes)],
  supportedVersions: facts.supportedVersions.flatMap(({supported}) => supported.map((name) => local(name, 'en'))),
  switches: namesOf([...setupSwitches, ...programSwitches]),
  versions: facts.releases.flatMap(({release, patches = []}) => [release, ...patches.map(({version}) => version)]),
} satisfies Readonly<Record<string, readonly string[]>>;

export type NameList = keyof typeof nameLists;

/** What is wrong with the name of a section, or undefined. */
export function sectionFault(section: string): Reason | undefined {
  const {iniSections} = nameLists;
  const suggestion = didYouMean(section, iniSections);
  const fix = suggestion ? `Write [${suggestion}].` : `The sections are ${iniSections.join(', ')}.`;
  return iniSections.includes(section) ? undefined : {message: `The init file has no section [${section}].`, fix};
}

/** What is wrong with `Section.Key`, or undefined. */
export function keyFault(section: string, key: string): Reason | undefined {
  const keys = iniKeys.filter((entry) => entry.section === section).map((entry) => entry.key);
  if (keys.includes(key)) {
    return undefined;
  }
  const elsewhere = iniKeys.find((entry) => isSame(entry.key, key) && !keys.includes(entry.key));
  const own = didYouMean(key, keys);
  const right = elsewhere ? `${elsewhere.section}.${elsewhere.key}` : own && `${section}.${own}`;
  const fix = right ? `Write ${right}.` : `Its keys are ${keys.join(', ')}.`;
  return {message: `The init file has no key ${section}.${key}.`, fix};
}

/** Whether a key takes a value. An empty one means the default. */
const takes = ({values, min, max}: IniKey, value: string): boolean =>
  value === '' ||
  ((values?.some((allowed) => isSame(allowed, value)) ?? true) &&
    (min === undefined || max === undefined || (/^\d+$/.test(value) && Number(value) >= min && Number(value) <= max)));

/** What is wrong with `Section.Key` and its value, or undefined. */
export function settingFault(section: string, key: string, value = ''): Reason | undefined {
  const entry = iniKeys.find((candidate) => candidate.section === section && candidate.key === key);
  return entry === undefined || takes(entry, value)
    ? keyFault(section, key)
    : {message: `"${value}" is not allowed for ${section}.${key}.`, fix: `Allowed: ${local(entry.allowed, 'en')}.`};
}
