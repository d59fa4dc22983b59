import {describe, expect, it} from 'vitest';
import {fixtureProject, page} from '../fixture';
import type {Corpus} from '../corpus/corpus';
import {localeIds, type LocaleId} from '../../../src/lib/locales';
import {pageFolder} from '../../../src/lib/pageFiles';
import {parsePage} from '../corpus/parse';
import {withEdits} from '../mend';
import type {ReadingName} from './readings';
import {findingsOfTable} from './run';
import type {BadExample, Rule, Table} from './schema';
import {tables} from './table';

/** An example as a page has it, for what is not read as running text. */
const written: Partial<Record<ReadingName, (example: string) => string>> = {
  sql: (example) => `\`\`\`sql\n${example}\n\`\`\``,
  shell: (example) => `\`\`\`powershell\n${example}\n\`\`\``,
  command: (example) => `\`\`\`powershell\n${example}\n\`\`\``,
};

interface Try {
  readonly table: Table;
  readonly rule: Rule;
  readonly language: LocaleId;
}

const readingOf = ({table, rule}: Pick<Try, 'table' | 'rule'>): ReadingName => (rule.reads ?? table.reads)[0]!;

/** Examples that are a file of their own, and what it is called. */
const files: Partial<Record<ReadingName, string>> = {
  file: 'a.txt',
  drawing: 'static/img/a.svg',
  written: 'src/figures/a.yml',
};

/** The page with an example, or the file that it is. */
const sourceOf = (each: Pick<Try, 'table' | 'rule'>, example: string): string =>
  readingOf(each) in files ? example : page((written[readingOf(each)] ?? String)(example));

/** What the rules of a table, and the rule alone, find on a page with an example. */
function tried({table, rule, language}: Try, example: string) {
  const reading = readingOf({table, rule});
  const isPage = !(reading in files);
  const file = files[reading] ?? `${pageFolder(language, 'report')}/a.mdx`;
  const source = sourceOf({table, rule}, example);
  const root = isPage ? 'none' : fixtureProject({[file]: source});
  const pages = isPage ? [parsePage({file, language, section: 'report', relative: 'a.mdx'}, source)] : [];
  const context = {root, files: isPage ? [] : [file], corpus: {pages} as unknown as Corpus};
  return {source, all: findingsOfTable(table, context), own: findingsOfTable({...table, rules: [rule]}, context)};
}

function expectRefused(each: Try, {text, line = 1, shown = '', mended}: BadExample): void {
  const {rule} = each;
  const {source, all, own} = tried(each, text);
  expect(all).toEqual(own);
  const [first] = own;
  const before = source.slice(0, source.indexOf(text)).split('\n').length;
  expect(first).toMatchObject({line: before + line - 1});
  const said = `${first!.message}${first!.fix === undefined ? '' : ` → ${first!.fix}`}`;
  expect(said).toContain(shown);
  expect(said).not.toMatch(/\{\w+\}/);
  if (rule.becomes) {
    const after = withEdits(
      source,
      own.flatMap(({mend}) => mend ?? []),
    );
    expect(after).toBe(sourceOf(each, mended!));
    expect(tried(each, mended!).all).toEqual([]);
  }
}

describe.each([...tables])('%s', (_name, table) => {
  const rows = table.rules.flatMap((rule) => localeIds.map((language) => ({table, rule, language})));

  it.each(rows.flatMap((row) => (row.rule.bad[row.language] ?? []).map((bad) => ({...row, bad}))))(
    'refuses, in $language: $bad.text',
    ({bad, ...row}) => expectRefused(row, bad),
  );

  it.each(rows.flatMap((row) => (row.rule.good[row.language] ?? []).map((good) => ({...row, good}))))(
    'accepts, in $language: $good',
    ({good, ...row}) => expect(tried(row, good).all).toEqual([]),
  );

  it('has an example of both for each rule, in each of its localeIds', () => {
    const lacking = rows.filter(
      ({rule: {find, bad, good}, language}) => find[language] && !(bad[language] && good[language]),
    );
    expect(lacking).toEqual([]);
  });
});
