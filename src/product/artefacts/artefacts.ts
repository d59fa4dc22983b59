import type {ProductData} from '../data/schemas';
import {databaseDescription} from './databaseDescription';
import {databaseScript} from './ddl';
import {errorCatalogue} from './errorCatalogue';
import {openApiJson} from './openapi/document';

/** Folder of the artefacts under the site's root; pages link to `pathname:///artefacts/<file>`. */
export const artefactFolder = 'artefacts';

/** Every published file and the pure function that writes it from the product facts. */
export const artefacts: Readonly<Record<string, (data: ProductData) => string>> = {
  'customer-database.schema.json': databaseDescription,
  'customer-database.sql': databaseScript,
  'openapi.json': openApiJson,
  'errors.json': errorCatalogue,
};
