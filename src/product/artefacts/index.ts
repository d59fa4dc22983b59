/** What machines are given: files at the root of the site. */
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Facts} from '../facts';
import {databaseDescription} from './databaseDescription';
import {databaseScript} from './ddl';
import {errorCatalogue} from './errorCatalogue';
import {openApiDocument} from './openapi/document';

/** Folder of the artefacts under the site's root; pages link to `pathname:///artefacts/<file>`. */
export const artefactFolder = 'artefacts';

/** Two spaces, one line break at the end: equal facts give equal bytes. */
const toJson = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;

/** Every published file and the pure function that writes it from the product facts. */
export const artefacts: Readonly<Record<string, (facts: Facts) => string>> = {
  'customer-database.schema.json': (facts) => toJson(databaseDescription(facts)),
  'customer-database.sql': databaseScript,
  'openapi.json': (facts) => toJson(openApiDocument(facts)),
  'errors.json': (facts) => toJson(errorCatalogue(facts)),
};

/**
 * Writes every artefact.
 *
 * @param siteRoot folder that is served as the root of the site
 */
export async function writeArtefacts(siteRoot: string, facts: Facts): Promise<void> {
  const folder = path.join(siteRoot, artefactFolder);
  await mkdir(folder, {recursive: true});
  await Promise.all(
    Object.entries(artefacts).map(([file, render]) => writeFile(path.join(folder, file), render(facts))),
  );
}
