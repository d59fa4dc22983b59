import {distance, meant} from '../../../packages/common';
import {writerComponents} from '../../../src/components/registry';
import {
  errors,
  functions,
  iniKeys,
  msiProperties,
  programSwitches,
  setupSwitches,
} from '../../../src/product/data/index';
import {lineAt, type Page, type Snippet} from '../corpus/page';
import {
  columnFault,
  databaseObjects,
  modelSchemas,
  systemSchemas,
  tableFault,
  type NameFault,
} from '../lib/databaseNames';
import {iniSections, keyFault, valueFault} from '../lib/settings';
import {lineOfOffset, textRanges} from '../lib/texts';
import {missingMentions} from '../lib/causes';
import type {Check, Problem} from '../types';

const codes = errors.map(({code}) => code);
const functionNames = functions.map(({name}) => name);

interface Finder {
  pattern: RegExp;
  judge(match: RegExpExecArray): NameFault | undefined;
}

const errorCodes: Finder = {pattern: /\bYT-\d+(?![\w-])/g, judge: ([code]) => unknownName('error code', code, codes)};

const functionCalls: Finder = {
  pattern: /\bYT\.[A-Z][A-Z0-9]+\b/g,
  judge: ([name]) => unknownName('function', name, functionNames),
};

function unknownName(kind: string, name: string, known: readonly string[]): NameFault | undefined {
  if (known.includes(name)) {
    return undefined;
  }
  const suggestion = meant(name, known);
  return {
    message: `The ${kind} ${name} does not exist.`,
    fix: suggestion
      ? `Write ${suggestion}, or add it to src/product/data.`
      : 'Add it to src/product/data, or take it away.',
    explains: [missingMentions],
  };
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

/** Switches of other programs that pages talk about: those of Windows Installer, and /R of Excel's registry values. */
const otherSwitches = ['/i', '/l*v', '/x', '/qn', '/R'];
const switches = [...[...setupSwitches, ...programSwitches].map(({name}) => name), ...otherSwitches];

/** `/keyfile` or `/keyfile:<path>`, where it is all of an inline code. */
const switchNames: Finder = {
  pattern: /^(\/[\w*]+)(?::.*)?$/g,
  judge: ([, name = '']) => unknownName('switch', name, switches),
};

/** Environment variables that set-up and the samples read. */
const variables = [
  'YT_SETUP_PASSWORD',
  'YT_TOKEN',
  'YT_CLIENT_ID',
  'YT_CLIENT_SECRET',
  'YT_SQL_CONNECTION',
  'YT_SQL_PASSWORD',
];
const properties = [...msiProperties.map(({name}) => name), ...variables];

/** `YT_LANGUAGE` or `YT_LANGUAGE=sv`: a property of the packages; databases and jobs have small letters or digits. */
const packageProperties: Finder = {
  pattern: /^(YT_[A-Z_]+)(?:=.*)?$/g,
  judge: ([, name = '']) => unknownName('property', name, properties),
};

const everywhere = [errorCodes, functionCalls];
const inText = [...everywhere, databaseNames([...modelSchemas, ...systemSchemas])];
const inFences = [...everywhere, databaseNames(modelSchemas)];

/** Attributes with a list of values are the check `components`' affair. */
const isFreeText = (component: string, attribute: string): boolean =>
  writerComponents.get(component)?.attributes[attribute]?.values === undefined;

/** Every text of a page with the finders that read it. SQL is read by the samples check. */
function readings(page: Page): [Snippet, readonly Finder[]][] {
  const {frontMatter, prose, inlineCode, components, fences} = page;
  const strings = frontMatter.keys.flatMap((key) =>
    [frontMatter.values[key]]
      .flat()
      .filter((value) => typeof value === 'string')
      .map((value) => ({value, line: frontMatter.lineOf(key)})),
  );
  const props = components.flatMap(({name, props: all, line}) =>
    [...all].filter(([prop]) => isFreeText(name, prop)).map(([, value]) => ({value, line})),
  );
  return [
    ...[...strings, ...prose, ...props].map((snippet) => [snippet, inText] as [Snippet, readonly Finder[]]),
    ...inlineCode.map(
      (snippet) =>
        [snippet, [...inText, iniKeyNames, nearNames, switchNames, packageProperties]] as [Snippet, readonly Finder[]],
    ),
    ...fences
      .filter(({meta}) => !meta.has('no-check'))
      .map(
        ({code, line, lang}) =>
          [{value: code, line: line + 1}, lang === 'sql' ? everywhere : inFences] as [Snippet, readonly Finder[]],
      ),
  ];
}

function nameProblems(page: Page): Problem[] {
  return readings(page).flatMap(([snippet, finders]) =>
    finders.flatMap(({pattern, judge}) =>
      [...snippet.value.matchAll(pattern)].flatMap((match) => {
        const fault = judge(match);
        return fault === undefined
          ? []
          : [{...fault, file: page.file, line: lineAt(snippet, match.index), severity: 'error' as const}];
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
      return written === code || !codes.includes(code)
        ? []
        : [
            {
              file: page.file,
              line: lineOfOffset(page, start),
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
  run: ({corpus}) => corpus.pages.flatMap((page) => [...nameProblems(page), ...spellingProblems(page)]),
};
