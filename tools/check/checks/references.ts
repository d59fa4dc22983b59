import {distance} from '../../../packages/common';
import {iniKeys} from '../../../src/product/facts';
import {lineAt, type Page} from '../corpus/page';
import {columnFault, databaseObjects, modelSchemas, systemSchemas, tableFault, type NameFault} from '../names/database';
import {iniSections, keyFault, valueFault} from '../names/settings';
import {lineOfOffset} from '../lib/text';
import {textRanges} from '../lib/texts';
import {missingMentions} from '../lib/causes';
import {nameLists} from '../names/lists';
import {readings} from '../rules/readings';
import {tableProblems} from '../rules/run';
import type {Text} from '../rules/text';
import type {Check, Problem} from '../types';

interface Finder {
  pattern: RegExp;
  judge(match: RegExpExecArray): NameFault | undefined;
}

/** `schema.Table` and `schema.Table.Column` in the given schemas. */
function databaseNames(schemas: readonly string[]): Finder {
  return {
    pattern: new RegExp(String.raw`(?<![\w.\\/@-])(?:${schemas.join('|')})\.[A-Z]\w*(?:\.[A-Z]\w*)?(?![\w(])`, 'g'),
    judge: ([name]) => {
      const [schemaName, table, column] = name.split('.');
      const full = `${schemaName}.${table}`;
      return tableFault(full) ?? (column === undefined ? undefined : columnFault(full, column));
    },
  };
}

/** `Section.Key` or `Section.Key=value`, where it is all of an inline code. */
const iniKeyNames: Finder = {
  pattern: new RegExp(String.raw`^(${iniSections.join('|')})\.(\w+)(?:\s*=\s*(.*))?$`, 'g'),
  judge: ([, section = '', key = '', value]) =>
    keyFault(section, key) ?? (value === undefined ? undefined : valueFault(section, key, value)),
};

/** Names of more than one word that the product has; a page may have others, of other programs. */
const productNames = new Set([
  ...[...databaseObjects].flatMap(([name, columns]) => [name.split('.')[1]!, ...(columns ?? [])]),
  ...iniKeys.map(({key}) => key),
]);

/** A name that is one letter from one of the product's, and misspelt in both languages alike. */
const nearNames: Finder = {
  pattern: /^[A-Z][a-z]+[A-Z]\w+$/g,
  judge: ([name]) => {
    const right = productNames.has(name)
      ? undefined
      : [...productNames].find((known) => distance(name, known, 1) === 1);
    return right === undefined
      ? undefined
      : {message: `\`${name}\` is almost the name \`${right}\`.`, fix: `Write \`${right}\`.`};
  },
};

const inWords = [databaseNames([...modelSchemas, ...systemSchemas])];
const inCode = [iniKeyNames, nearNames];
const inSamples = [databaseNames(modelSchemas)];

function nameProblems(texts: readonly Text[], finders: readonly Finder[]): Problem[] {
  return texts.flatMap(({file, value, line}) =>
    finders.flatMap(({pattern, judge}) =>
      [...value.matchAll(pattern)].flatMap((match) => {
        const fault = judge(match);
        return fault === undefined
          ? []
          : [{...fault, file, line: lineAt({value, line}, match.index), severity: 'error' as const}];
      }),
    ),
  );
}

/** Signs that people put between the letters and the digits of an error code, or leave out. */
const codeLike = /(?<![\w-])yt[ \-_\u00A0\u2010-\u2014]?(\d{4})(?![\w-])/gi;

/** Error codes in running text that exist and are written in another way. */
function spellingProblems(page: Page): Problem[] {
  return textRanges(page).flatMap(({from, to}) =>
    [...page.source.slice(from, to).matchAll(codeLike)].flatMap(({0: written, 1: digits, index}): Problem[] => {
      const code = `YT-${digits}`;
      const start = from + index;
      return written === code || !nameLists.errorCodes.includes(code)
        ? []
        : [
            {
              file: page.file,
              line: lineOfOffset(page.source, start),
              message: `The error code ${written} is not written as it is shown.`,
              fix: `Write ${code}.`,
              severity: 'error',
              explains: [missingMentions],
              mend: [{start, end: start + written.length, text: code}],
            },
          ];
    }),
  );
}

/** Every name of the product that a page mentions exists. */
export const references: Check = {
  name: 'references',
  description: 'error codes, functions, tables, columns, init keys, switches and properties exist',
  mends: true,
  run: (context) => [
    ...tableProblems('names', context),
    ...nameProblems(readings.words(context), inWords),
    ...nameProblems(readings.code(context), inCode),
    // SQL is read by the samples check.
    ...nameProblems(readings.otherSample(context), inSamples),
    ...context.corpus.pages.flatMap(spellingProblems),
  ],
};
