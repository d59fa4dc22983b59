/** Every row of every table is tried on its own examples, and every check on projects that it accepts and refuses. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {z} from 'zod/v4';
import {loadYaml} from '../../packages/checked-yaml';
import {escapeRegExp} from '../../packages/common';
import {localeIds, type LocaleId} from '../../src/lib/locales';
import {pageFolder} from '../../src/lib/pageFiles';
import {projectRoot} from '../lib/paths';
import {markdownRules} from './checks/markdown';
import type {Corpus} from './corpus/corpus';
import {mdxFaults, parsePage} from './corpus/parse';
import {fixtureProject, linesIn, linesOf, page} from './fixture';
import {oneOrMore, words} from './rules/pattern';
import type {ReadingName} from './rules/readings';
import {findingsOfTable} from './rules/run';
import {tables, type BadExample, type Rule, type Table} from './rules/schema';
import {checksNamed, runChecks, withEdits} from './run';

const pages = {sv: 'docs-report/a.mdx', en: 'i18n/en/docusaurus-plugin-content-docs-report/current/a.mdx'};

describe('a check', () => {
  const folder = path.join(import.meta.dirname, 'examples');
  const texts = z.record(words, z.string());

  /** A project of a few files, and what a check says of it. */
  const example = z.strictObject({
    /** Body of a page, and of its translation; without `front`, it begins on line 10. */
    sv: z.string().optional(),
    en: z.string().optional(),
    /** Bodies of other pages, by path. */
    pages: texts.default({}),
    /** Keys of the front matter of each page, as they are written there. */
    front: texts.default({}),
    /** Other checks that are asked, too. */
    beside: z.array(words).default([]),
    /** Other files, whole, by path. */
    files: texts.default({}),
    /** How each line begins that a writer is shown: `file:line message → remedy`, with `sv` and `en` for the two pages. */
    finds: oneOrMore(words).default([]),
    /** What `--fix` makes of the Swedish page, and of other files. */
    becomes: z.string().optional(),
    mended: texts.default({}),
  });

  type Example = z.infer<typeof example>;

  function projectOf({sv, en, pages: others, front, files}: Example): string {
    const bodies = {...(sv !== undefined && {[pages.sv]: sv}), ...(en !== undefined && {[pages.en]: en}), ...others};
    const written = Object.entries(bodies).map(([file, body]) => [file, page(body, front)]);
    return fixtureProject({...files, ...Object.fromEntries(written)});
  }

  /** With a short name for each of the two pages. */
  const shortened = (line: string): string => {
    const language = localeIds.find((each) => line.startsWith(`${pages[each]}:`));
    return language === undefined ? line : language + line.slice(pages[language].length);
  };

  async function tryOut(check: string, row: Example): Promise<void> {
    const root = projectOf(row);
    const said = await linesIn(root, check, ...row.beside);
    expect(said.map((line, index) => shortened(line).slice(0, row.finds[index]?.length))).toEqual(row.finds);
    const swedish = row.becomes === undefined ? {} : {[pages.sv]: page(row.becomes, row.front)};
    const mended = Object.entries({...row.mended, ...swedish});
    if (mended.length > 0) {
      await runChecks(root, checksNamed(check), {fix: true});
    }
    mended.forEach(([file, text]) => expect(readFileSync(path.join(root, file), 'utf8')).toBe(text));
  }

  /** A file is named after its check; what follows a dot is the part of the check that it is about. */
  const files = readdirSync(folder).filter((file) => file.endsWith('.yml'));

  describe.each(files)('%s', (file) => {
    const rows = loadYaml(path.join(folder, file), z.array(example));
    const named = rows.map((row) => ({
      row,
      text: row.sv ?? row.en ?? Object.keys({...row.pages, ...row.files}).join(),
    }));

    it.each(named)('$text', ({row}) => tryOut(file.split('.')[0]!, row));

    it('has a good and a bad example', () => {
      expect(new Set(rows.map(({finds}) => finds.length === 0))).toEqual(new Set([true, false]));
    });
  });
});

describe('a table of rules', () => {
  interface Try {
    readonly table: Table;
    readonly rule: Rule;
    readonly language: LocaleId;
  }

  const inSample = (lang: string) => (example: string) => `\`\`\`${lang}\n${example}\n\`\`\``;

  /** An example as a page has it, for what is not read as running text. */
  const written: Partial<Record<ReadingName, (example: string) => string>> = {
    http: inSample('http'),
    sql: inSample('sql'),
    shell: inSample('powershell'),
    command: inSample('powershell'),
  };

  /** Examples that are a file of their own, and what it is called. */
  const files: Partial<Record<ReadingName, string>> = {
    file: 'a.txt',
    drawing: 'static/img/a.svg',
    written: 'src/figures/a.yml',
  };

  /** Pages on which steps say who takes them. */
  const front: Partial<Record<ReadingName, Readonly<Record<string, string>>>> = {
    sharedSteps: {roles: '[designer, admin]'},
  };

  const readingOf = ({table, rule}: Try): ReadingName => (rule.reads ?? table.reads)[0]!;

  /** The page with an example, or the file that it is. */
  const sourceOf = (each: Try, example: string): string =>
    readingOf(each) in files ? example : page((written[readingOf(each)] ?? String)(example), front[readingOf(each)]);

  /** What the rules of a table, and the rule alone, find on a page with an example. */
  function tried({table, rule, language}: Try, example: string) {
    const reading = readingOf({table, rule, language});
    const isPage = !(reading in files);
    const file = files[reading] ?? `${pageFolder(language, 'report')}/a.mdx`;
    const source = sourceOf({table, rule, language}, example);
    const root = isPage ? 'none' : fixtureProject({[file]: source});
    const parsed = isPage ? [parsePage({file, language, section: 'report', relative: 'a.mdx'}, source)] : [];
    const context = {root, files: isPage ? [] : [file], corpus: {pages: parsed} as unknown as Corpus};
    return {source, all: findingsOfTable(table, context), own: findingsOfTable({...table, rules: [rule]}, context)};
  }

  function expectRefused(each: Try, {text, line = 1, shown = '', mended}: BadExample): void {
    const {source, all, own} = tried(each, text);
    expect(all).toEqual(own);
    const [first] = own;
    const before = source.slice(0, source.indexOf(text)).split('\n').length;
    expect(first).toMatchObject({line: before + line - 1});
    const said = `${first!.message}${first!.fix === undefined ? '' : ` → ${first!.fix}`}`;
    expect(said).toContain(shown);
    expect(said).not.toMatch(/\{\w+\}/);
    if (each.rule.becomes) {
      const edits = own.flatMap(({mend}) => mend ?? []);
      expect(withEdits(source, edits)).toBe(sourceOf(each, mended!));
      expect(tried(each, mended!).all).toEqual([]);
    }
  }

  describe.each([...tables])('%s', (_name, table) => {
    const rows = table.rules.flatMap((rule) => localeIds.map((language) => ({table, rule, language})));
    const bad = rows.flatMap((row) => (row.rule.bad[row.language] ?? []).map((example) => ({...row, example})));
    const good = rows.flatMap((row) => (row.rule.good[row.language] ?? []).map((example) => ({...row, example})));

    it.each(bad)('refuses, in $language: $example.text', ({example, ...row}) => expectRefused(row, example));

    it.each(good)('accepts, in $language: $example', ({example, ...row}) =>
      expect(tried(row, example).all).toEqual([]),
    );

    it('has an example of both for each rule, in each of its languages', () => {
      const lacks = ({rule: {find, bad: refused, good: accepted}, language}: Try) =>
        find[language] && !(refused[language] && accepted[language]);
      expect(rows.filter(lacks)).toEqual([]);
    });
  });
});

describe('the rules of markdownlint', () => {
  const rows = Object.entries(markdownRules());
  const on = (body: string) => linesOf('markdown', {[pages.sv]: page(body)});

  it.each(rows)('%s refuses its bad example in our words', async (rule, {bad, fix}) => {
    const found = (await on(bad)).filter((line) => line.includes(`(${rule}).`));
    expect(found).not.toEqual([]);
    expect(found.join()).not.toMatch(/\{\w+\}/);
    expect(found[0]).toContain(` → ${fix}`);
  });

  it.each(rows)('%s accepts its good example', async (_rule, {good}) => expect(await on(good)).toEqual([]));

  it('has words for no rule that is off', () => {
    const config = parse(readFileSync(path.join(projectRoot, '.markdownlint.yaml'), 'utf8')) as Record<string, unknown>;
    expect(rows.filter(([rule]) => config[rule] === false)).toEqual([]);
  });
});

describe('a page that is no MDX', () => {
  /** Words of a row as a pattern, with anything for the groups. */
  const patternOf = (text: string) =>
    new RegExp(
      `^${text
        .split(/\{\w+\}/)
        .map(escapeRegExp)
        .join('\\S+')}$`,
    );
  const rows = mdxFaults().flatMap(({bad, ...row}) => bad.map((body) => ({...row, body})));

  it.each(rows)('is refused in our own words: $body', async ({body, says, fix}) => {
    const {problems} = await runChecks(fixtureProject({[pages.sv]: page(body)}), []);
    expect(problems).toMatchObject([
      {line: 10, message: expect.stringMatching(patternOf(says)), fix: expect.stringMatching(patternOf(fix))},
    ]);
  });
});
