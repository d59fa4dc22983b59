import {columnFault, modelSchemas, nameLists, settingFault, systemSchemas, tableFault} from '../names';
import {faultsAt} from '../problem';
import type {Check, Reason} from '../types';

/** `schema.Table` and `schema.Table.Column` in some schemas. */
const databaseName = (schemas: readonly string[]) =>
  new RegExp(String.raw`(?<![\w.\\/@-])(?:${schemas.join('|')})\.[A-Z]\w*(?:\.[A-Z]\w*)?(?![\w(])`, 'g');

function databaseFault([name]: RegExpExecArray): Reason | undefined {
  const [schema, table, column] = name.split('.');
  const full = `${schema}.${table}`;
  return tableFault(full) ?? (column === undefined ? undefined : columnFault(full, column));
}

/** `Section.Key` or `Section.Key=value`, where it is all of an inline code. */
const iniKey = new RegExp(String.raw`^(${nameLists.iniSections.join('|')})\.(\w+)(?:\s*=\s*(.*))?$`, 'g');

/** Every name of the product that a page mentions exists. SQL is read by the check `samples`. */
export default {
  description: 'error codes, functions, tables, columns, init keys, switches and properties exist',
  texts: {
    words: (text) => faultsAt(text, databaseName([...modelSchemas, ...systemSchemas]), databaseFault),
    otherSample: (text) => faultsAt(text, databaseName(modelSchemas), databaseFault),
    code: (text) => faultsAt(text, iniKey, ([, section = '', key = '', value]) => settingFault(section, key, value)),
  },
} satisfies Check;
