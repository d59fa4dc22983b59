/** What machines are given: files at the root of the site. */
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {hrefs} from '../anchors';
import type {Facts} from '../facts';
import {databaseDescription} from './databaseDescription';
import {databaseScript} from './ddl';
import {openApiDocument} from './openapi/document';

/** Folder of the artefacts under the site's root; pages link to `pathname:///artefacts/<file>`. */
export const artefactFolder = 'artefacts';

/** Two spaces, one line break at the end: equal facts give equal bytes. */
const toJson = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;

/**
 * The error catalogue for machines.
 *
 * @returns `product`, `release`, `families[]`, `errors[]`; each error has its texts in both
 *   languages, the address of its card (without host and language), cell values and foreign codes
 */
function errorCatalogue({product, errors, errorFamilies}: Facts): object {
  return {
    product: product.brand,
    release: product.currentVersion,
    families: errorFamilies.map(({id, sv, en}) => ({id, name: {sv, en}})),
    errors: errors.map((error) => ({
      code: error.code,
      family: error.family,
      card: hrefs.error(error),
      text: {sv: error.sv, en: error.en},
      cause: error.cause,
      remedy: error.remedy,
      pages: error.related.map((route) => `/${route}`),
      ...(error.cell && {cell: error.cell}),
      ...(error.sqlErrors && {sqlErrors: error.sqlErrors}),
      ...(error.aadsts && {aadsts: error.aadsts}),
    })),
  };
}

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
