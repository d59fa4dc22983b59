import type {ProductData} from '../data/schemas';
import {hrefs} from '../anchors';
import {toJson} from './json';

/**
 * The error catalogue for machines.
 *
 * @returns JSON: `product`, `release`, `families[]`, `errors[]`; each error has its texts in both
 *   languages, the address of its card (without host and language), cell values and foreign codes
 */
export function errorCatalogue({product, errors, errorFamilies}: ProductData): string {
  return toJson({
    product: product.brand,
    release: product.currentVersion,
    families: errorFamilies.map(({id, sv, en}) => ({id, name: {sv, en}})),
    errors: errors.map((error) => ({
      code: error.code,
      family: error.family,
      card: hrefs.error(error),
      text: {sv: error.sv, en: error.en},
      cause: {sv: error.causeSv, en: error.causeEn},
      remedy: {sv: error.remedySv, en: error.remedyEn},
      pages: error.related.map((route) => `/${route}`),
      ...(error.cellSv && error.cellEn && {cell: {sv: error.cellSv, en: error.cellEn}}),
      ...(error.sqlErrors && {sqlErrors: error.sqlErrors}),
      ...(error.aadsts && {aadsts: error.aadsts}),
    })),
  });
}
