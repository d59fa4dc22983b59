import {lineAt} from '../corpus/page';
import {columnFault, modelSchemas, nameLists, settingFault, systemSchemas, tableFault} from '../names';
import {faultsAt} from '../problem';
import {readings, type Text} from '../rules/readings';
import type {Check, Finding, Reason} from '../types';

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

const iniFault = ([, section = '', key = '', value = '']: RegExpExecArray) => settingFault(section, key, value);

const findingsIn = (
  texts: readonly Text[],
  ...judge: [pattern: RegExp, faultOf: (match: RegExpExecArray) => Reason | undefined]
): Finding[] =>
  texts.flatMap((text) =>
    faultsAt(text.value, ...judge).map(({at, ...fault}) => ({...fault, file: text.file, line: lineAt(text, at)})),
  );

/** Every name of the product that a page mentions exists. SQL is read by the check `samples`. */
export default {
  description: 'error codes, functions, tables, columns, init keys, switches and properties exist',
  run: (context) => [
    ...findingsIn(readings.words(context), databaseName([...modelSchemas, ...systemSchemas]), databaseFault),
    ...findingsIn(readings.otherSample(context), databaseName(modelSchemas), databaseFault),
    ...findingsIn(readings.code(context), iniKey, iniFault),
  ],
} satisfies Check;
