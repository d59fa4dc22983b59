import {accessTables} from './access';
import {dataTables} from './data';
import type {FactTableDefinition} from './define';
import {productTables} from './product';
import {releaseTables} from './releases';
import {reportTables} from './report';
import {setupTables} from './setup';
import {wordTables} from './words';

/** Every table that `<FactTable of="…" />` can show. */
export const factTables: Readonly<Record<string, FactTableDefinition>> = {
  ...productTables,
  ...releaseTables,
  ...setupTables,
  ...accessTables,
  ...reportTables,
  ...dataTables,
  ...wordTables,
};
