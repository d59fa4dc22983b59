import type {z} from 'zod/v4';
import {access} from './access';
import {databaseModel, dataTypes, internalTables} from './database';
import {errors, glossary, limits, statements} from './documentation';
import {figures, functions} from './functions';
import {httpApi} from './httpApi';
import {connections, iniKeys, interfaceTexts} from './interface';
import {product, setup} from './product';
import {backup, dataSources, sync} from './sync';

/** What each file of `src/product/facts` holds, by its name. */
export const schemas = {
  access,
  backup,
  connections,
  'data-sources': dataSources,
  'data-types': dataTypes,
  'database-model': databaseModel,
  errors,
  figures,
  functions,
  glossary,
  'http-api': httpApi,
  'init-keys': iniKeys,
  interface: interfaceTexts,
  'internal-tables': internalTables,
  limits,
  product,
  setup,
  statements,
  sync,
};

type Union = z.infer<(typeof schemas)[keyof typeof schemas]>;
type Joined<Each> = (Each extends unknown ? (each: Each) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** All facts, whichever file they are in. */
export type Facts = Joined<Union>;
