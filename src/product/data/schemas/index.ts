import {z} from 'zod';
import {accessGroup} from './access';
import {backupGroup} from './backup';
import {connectionsGroup} from './connections';
import {dataSourcesGroup} from './data-sources';
import {dataTypesGroup} from './data-types';
import {databaseModelGroup} from './database-model';
import {errorsGroup} from './errors';
import {figuresGroup} from './figures';
import {functionsGroup} from './functions';
import {glossaryGroup} from './glossary';
import {httpApiGroup} from './http-api';
import {initKeysGroup} from './init-keys';
import {interfaceGroup} from './interface';
import {internalTablesGroup} from './internal-tables';
import {limitsGroup} from './limits';
import {productGroup} from './product';
import {setupGroup} from './setup';
import {statementsGroup} from './statements';
import {syncGroup} from './sync';

/** Shape of all product facts; one property per constant of `src/product/data/index.ts`. */
export const dataSchema = z
  .object({
    ...productGroup,
    ...setupGroup,
    ...errorsGroup,
    ...initKeysGroup,
    ...accessGroup,
    ...interfaceGroup,
    ...connectionsGroup,
    ...functionsGroup,
    ...figuresGroup,
    ...syncGroup,
    ...dataSourcesGroup,
    ...limitsGroup,
    ...httpApiGroup,
    ...backupGroup,
    ...dataTypesGroup,
    ...databaseModelGroup,
    ...internalTablesGroup,
    ...glossaryGroup,
    ...statementsGroup,
  })
  .strict();

export type ProductData = z.infer<typeof dataSchema>;
