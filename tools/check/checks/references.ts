import {lineAt} from '../corpus/page';
import {columnFault, modelSchemas, systemSchemas, tableFault} from '../names/database';
import {nameLists} from '../names/lists';
import {settingFault} from '../names/settings';
import {readings, type Text} from '../rules/readings';
import type {Check, Finding, Reason} from '../types';

type Judge = (match: RegExpExecArray) => Reason | undefined;

/** `schema.Table` and `schema.Table.Column` in some schemas. */
const databaseName = (schemas: readonly string[]) =>
  new RegExp(String.raw`(?<![\w.\\/@-])(?:${schemas.join('|')})\.[A-Z]\w*(?:\.[A-Z]\w*)?(?![\w(])`, 'g');

const judgeDatabaseName: Judge = ([name]) => {
  const [schema, table, column] = name.split('.');
  const full = `${schema}.${table}`;
  return tableFault(full) ?? (column === undefined ? undefined : columnFault(full, column));
};

/** `Section.Key` or `Section.Key=value`, where it is all of an inline code. */
const iniKey = new RegExp(String.raw`^(${nameLists.iniSections.join('|')})\.(\w+)(?:\s*=\s*(.*))?$`, 'g');

const judgeIniKey: Judge = ([, section = '', key = '', value = '']) => settingFault(section, key, value);

const faultsIn = (texts: readonly Text[], pattern: RegExp, judge: Judge): Finding[] =>
  texts.flatMap((text) =>
    [...text.value.matchAll(pattern)].flatMap((match) => {
      const fault = judge(match);
      return fault === undefined ? [] : [{...fault, file: text.file, line: lineAt(text, match.index)}];
    }),
  );

/** Every name of the product that a page mentions exists. SQL is read by the check `samples`. */
export default {
  description: 'error codes, functions, tables, columns, init keys, switches and properties exist',
  run: (context) => [
    ...faultsIn(readings.words(context), databaseName([...modelSchemas, ...systemSchemas]), judgeDatabaseName),
    ...faultsIn(readings.otherSample(context), databaseName(modelSchemas), judgeDatabaseName),
    ...faultsIn(readings.code(context), iniKey, judgeIniKey),
  ],
} satisfies Check;
