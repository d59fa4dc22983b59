import type {Facts} from '../facts';
import {hrefs} from '../anchors';

/**
 * The error catalogue for machines.
 *
 * @returns `product`, `release`, `families[]`, `errors[]`; each error has its texts in both
 *   languages, the address of its card (without host and language), cell values and foreign codes
 */
export function errorCatalogue({product, errors, errorFamilies}: Facts): object {
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
