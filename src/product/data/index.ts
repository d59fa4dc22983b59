/**
 * Every product fact of the site, one constant per subject.
 *
 * Safe to import in client components: no schema library, no validation
 * (see `validate.ts`). Each constant comes from a file in `json/`; a bundler
 * drops those a page does not use.
 */
export {product, addresses, ports, releases, supportedVersions, timeZone, supportPriorities} from './product';
export {
  files,
  registry,
  msiProperties,
  msiReturnCodes,
  setupSwitches,
  setupReturnCodes,
  programSwitches,
  eventIds,
} from './setup';
export {errors, errorFamilies} from './errors';
export {iniKeys} from './init-keys';
export {roles, permissions, databaseRoles, licenceStates, signInMethods, entra} from './access';
export {ribbon, dialogs, portalMenus, portalButtons, messages} from './interface';
export {connectionFields, connectionTests} from './connections';
export {functions, functionSyntax} from './functions';
export {reportGroups, exampleFigures} from './figures';
export {syncModes, syncStates, dataSourceStates, vitecStates, mailStates, schedules} from './sync';
export {dataSources, fortnoxScopes, ownedTables} from './data-sources';
export {limits} from './limits';
export {httpApi} from './http-api';
export {backup, backupStates} from './backup';
export {dataTypes} from './data-types';
export {schema} from './database-model';
export {statements} from './statements';
export {systemTables, opsTables, opsProcedures} from './internal-tables';
export {glossary} from './glossary';

export type {
  Role,
  PermissionLevel,
  PermissionObject,
  Permissions,
  DatabaseRole,
  LicenceState,
  SignInMethod,
  Entra,
} from './schemas/access';
export type {Backup} from './schemas/backup';
export type {ConnectionField, ConnectionTest} from './schemas/connections';
export type {DataSource, FortnoxScope, OwnedTable} from './schemas/data-sources';
export type {DataType} from './schemas/data-types';
export type {Column, Table, ViewColumn, View, DatabaseModel} from './schemas/database-model';
export type {ProductError, ErrorFamily} from './schemas/errors';
export type {ReportGroup, ExampleFigures} from './schemas/figures';
export type {FunctionArgument, ReportFunction, FunctionSyntax} from './schemas/functions';
export type {GlossaryEntry} from './schemas/glossary';
export type {EndpointParam, ApiEndpoint, ApiError, HttpApi} from './schemas/http-api';
export type {IniKey} from './schemas/init-keys';
export type {RibbonButton, Dialog, PortalMenu, UiLabel} from './schemas/interface';
export type {NamedObject, OpsTable, SystemTable} from './schemas/internal-tables';
export type {Limit} from './schemas/limits';
export type {Product, Address, Port, Change, Release, SupportedVersion, SupportPriority} from './schemas/product';
export type {
  ProductFile,
  RegistryValue,
  MsiProperty,
  MsiReturnCode,
  ReturnCode,
  SetupSwitch,
  ProgramSwitch,
  EventId,
} from './schemas/setup';
export type {Statement} from './schemas/statements';
export type {SyncMode, State, StoredState, DataSourceState, Schedule} from './schemas/sync';
export type {ProductData} from './schemas';
