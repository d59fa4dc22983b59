import {
  addresses,
  errors,
  files,
  functions,
  iniKeys,
  msiProperties,
  programSwitches,
  registry,
  setupSwitches,
} from '../../../src/product/facts';
import {databaseObjects} from './database';

const namesOf = (records: readonly {readonly name: string}[]): string[] => records.map(({name}) => name);

/** Last part of a path, Windows or not. */
const baseName = (path: string): string => path.split(/[\\/]/).at(-1) ?? path;

/** What a URL, or a host with its port, begins with. */
export const hostOf = (address: string): string => address.replace(/^\w+:\/\//, '').split(/[/,:]/)[0] ?? '';

/** Names that the product has, by what tables of rules call the list. */
export const nameLists = {
  addIns: registry.flatMap(({key}) => /Addins\\([\w.]+)/.exec(key)?.[1] ?? []),
  errorCodes: errors.map(({code}) => code),
  files: files.map(({path}) => baseName(path)),
  functions: namesOf(functions),
  hosts: addresses.map(({address}) => hostOf(address)),
  iniSections: [...new Set(iniKeys.map(({section}) => section))],
  /** Names of tables, columns and init keys, without their schema or section. */
  modelNames: [
    ...[...databaseObjects].flatMap(([name, columns]) => [name.split('.')[1]!, ...(columns ?? [])]),
    ...iniKeys.map(({key}) => key),
  ],
  properties: namesOf(msiProperties),
  switches: namesOf([...setupSwitches, ...programSwitches]),
} satisfies Readonly<Record<string, readonly string[]>>;

export type NameList = keyof typeof nameLists;
