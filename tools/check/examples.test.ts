import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {z} from 'zod/v4';
import {loadYaml} from '../../packages/checked-yaml';
import {fixtureProject, page} from './fixture';
import {checksNamed} from './registry';
import {oneOrMore, words} from './rules/pattern';
import {runChecks} from './run';

const folder = path.join(import.meta.dirname, 'examples');
const pages = {sv: 'docs-report/a.mdx', en: 'i18n/en/docusaurus-plugin-content-docs-report/current/a.mdx'};
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
  /** What `--fix` makes of the Swedish page. */
  becomes: z.string().optional(),
});

type Example = z.infer<typeof example>;

function projectOf({sv, en, pages: others, front, files}: Example): string {
  const bodies = {...(sv !== undefined && {[pages.sv]: sv}), ...(en !== undefined && {[pages.en]: en}), ...others};
  const written = Object.entries(bodies).map(([file, body]) => [file, page(body, front)]);
  return fixtureProject({...files, ...Object.fromEntries(written)});
}

/** What some checks say of a project, with short names for the two pages. */
async function saidIn(root: string, names: readonly string[]): Promise<string[]> {
  const {problems} = await runChecks(root, checksNamed(...names));
  const short = new Map(Object.entries(pages).map(([language, file]) => [file, language]));
  return problems.map(({file, line, message, fix}) =>
    [`${short.get(file) ?? file}:${line} ${message}`, ...(fix === undefined ? [] : [fix])].join(' → '),
  );
}

async function tryOut(check: string, row: Example): Promise<void> {
  const root = projectOf(row);
  const said = await saidIn(root, [check, ...row.beside]);
  expect(said.map((line, index) => line.slice(0, row.finds[index]?.length))).toEqual(row.finds);
  if (row.becomes !== undefined) {
    await runChecks(root, checksNamed(check), {fix: true});
    expect(readFileSync(path.join(root, pages.sv), 'utf8')).toBe(page(row.becomes, row.front));
  }
}

/** A file is named after its check; what follows a dot is the part of the check that it is about. */
const files = readdirSync(folder).filter((file) => file.endsWith('.yml'));

describe.each(files)('%s', (file) => {
  const rows = loadYaml(path.join(folder, file), z.array(example));
  const named = rows.map((row) => ({row, text: row.sv ?? row.en ?? Object.keys({...row.pages, ...row.files}).join()}));

  it.each(named)('$text', ({row}) => tryOut(file.split('.')[0]!, row));

  it('has a good and a bad example', () => {
    expect(new Set(rows.map(({finds}) => finds.length === 0))).toEqual(new Set([true, false]));
  });
});
