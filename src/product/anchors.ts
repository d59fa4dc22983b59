/**
 * Addresses of the anchors that components draw: one place, so that the card, the links in
 * prose and the links between tables agree. Anchors are the same in both languages, and links
 * are written without the language, which the framework adds.
 */
import type {ProductError} from './facts';

const settingsPage = '/report/faq/init-file';
const functionsPage = '/report/functions';
const tablesPages = '/api/sql/tables';
const httpPage = '/api/api';

/** `YT.BALANCE`, `fin.GLTransaction.AccountId` → `yt-balance`, `fin-gltransaction-accountid`. */
export function anchorOf(dottedName: string): string {
  return dottedName.toLowerCase().replaceAll('.', '-');
}

/** `GET /views/{name}/rows` → `get-views-name-rows`. */
export function endpointId(method: string, path: string): string {
  return `${method}${path}`.toLowerCase().replace(/[{}]/g, '').replaceAll('/', '-');
}

/** `invalid_filter` → `error-invalid-filter`. */
export function apiErrorAnchor(code: string): string {
  return `error-${code.replaceAll('_', '-')}`;
}

export const hrefs = {
  error: (error: Pick<ProductError, 'code' | 'page'>) => `/${error.page}#${anchorOf(error.code)}`,
  setting: (section: string, key: string) => `${settingsPage}#${anchorOf(`${section}.${key}`)}`,
  function: (name: string) => `${functionsPage}#${anchorOf(name)}`,
  /** Table, view or column of the customer database. */
  database: (name: string) => `${tablesPages}/${name.split('.')[0]}#${anchorOf(name)}`,
  apiError: (code: string) => `${httpPage}#${apiErrorAnchor(code)}`,
} as const;
