import {dataTypeTable} from './dataTypes';
import {tableReference, viewReference} from './database';
import {apiErrors, endpoint, endpointList} from './endpoints';
import {erDiagram} from './erDiagram';
import {errorCatalogue, errorIndex, errorList} from './errors';
import {factTable} from './facts';
import {functionReference} from './functions';
import {settingTable} from './settings';
import {term} from './terms';
import type {Resolver} from './types';
import {value} from './values';

/** Every component whose data comes from `src/data` at build time, by the name writers use. */
export const resolvers: ReadonlyMap<string, Resolver> = new Map(Object.entries({
  ErrorCatalogue: errorCatalogue,
  ErrorIndex: errorIndex,
  ErrorList: errorList,
  SettingTable: settingTable,
  FunctionReference: functionReference,
  TableReference: tableReference,
  ViewReference: viewReference,
  ErDiagram: erDiagram,
  DataTypeTable: dataTypeTable,
  Endpoint: endpoint,
  EndpointList: endpointList,
  ApiErrors: apiErrors,
  FactTable: factTable,
  Value: value,
  Term: term,
}));
