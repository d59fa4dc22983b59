import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import Ajv from 'ajv';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {readFrontMatter} from '../check/corpus/frontMatter';
import {Corpus} from '../check/corpus/corpus';
import {galleryElement} from '../../src/components/gallery';
import {projectRoot} from '../lib/paths';
import {editorFiles, snippetsFile} from './editor';

const files = editorFiles();
const read = (file: string) => readFileSync(path.join(projectRoot, file), 'utf8');
describe('the schema of the front matter', () => {
  const validate = new Ajv({strict: false, formats: {date: true}}).compile(
    JSON.parse(files['.vscode/front-matter.schema.json']!),
  );

  it('accepts every page of the site', () => {
    const refused = new Corpus(projectRoot).pages.filter(({frontMatter}) => !validate(frontMatter.values));
    expect(refused.map(({file}) => file)).toEqual([]);
  });

  it.each([['author: x'], ['kind: guide'], ['roles: [king]'], ['keywords: []'], ['slug: x'], ['draft: "yes"']])(
    'refuses %s',
    (line) => {
      const words = {title: 'A', description: 'B', lead: 'C', keywords: ['d']};
      const good = {...words, kind: 'how-to', last_update: {date: '2025-12-15'}};
      const {values} = readFrontMatter(`---\n${line}\n---\n`).frontMatter;
      expect(validate(good)).toBe(true);
      expect(validate({...good, ...values})).toBe(false);
    },
  );
});

describe('the schemas of YAML files', () => {
  const validateBy = (file: string) =>
    new Ajv({strict: false, formats: {uri: true, date: true}}).compile(JSON.parse(files[file]!));
  const facts = validateBy('.vscode/facts.schema.json');
  const figures = validateBy('.vscode/figures.schema.json');

  it.each([
    ['src/figures', figures],
    ['src/product/facts', facts],
    ['src/product/fact-tables', validateBy('.vscode/fact-tables.schema.json')],
  ])('accept every file of %s', (folder, validate) => {
    const files = readdirSync(path.join(projectRoot, folder)).filter((name) => name.endsWith('.yml'));
    expect(files.filter((name) => !validate(parse(read(`${folder}/${name}`))))).toEqual([]);
  });

  it.each([
    [{kind: 'flows'}],
    [{title: {sv: 'a'}}],
    [{caption: 60}],
    [{tilte: 'a'}],
    [{columns: []}],
    [{nodes: [{from: 'nowhere'}]}],
    [{edges: [{from: 'a'}]}],
  ])('refuse a figure with %j', (change) =>
    expect(figures({...(parse(read('src/figures/parts.yml')) as object), ...change})).toBe(false),
  );

  it.each([
    ['a field that is missing', {limits: [{id: 'a', value: 1, unit: 's', sv: 'A'}]}],
    ['a field that is unknown', {units: [{id: 'a', one: {sv: 'a', en: 'a'}, many: {sv: 'a', en: 'a'}, few: 'a'}]}],
    ['a list that is unknown', {limit: []}],
  ])('refuse facts with %s', (_what, value) => expect(facts(value)).toBe(false));
});

describe('what editors know of the components', () => {
  const snippets = JSON.parse(files[snippetsFile]!) as Record<string, {body: string[]}>;

  it.each([
    ['RoleBadge', '<RoleBadge role="${1|reader,designer,admin,sysadmin,dba,it,support|}" />$0'],
    ['UiPath', '<UiPath sv="${1:Arkiv > Alternativ}" en="${2:File > Options}" />$0'],
    ['FilePath', String.raw`<FilePath path="${'${1:'}%APPDATA%\\Yttra\\Report\\yttra.ini}" />$0`],
    ['Term', '<Term id="${1:system-database}">${2:systemdatabasen}</Term>$0'],
    ['Step', '<Step>\n\n${1:Välj **Spara**.}\n\n</Step>$0'],
  ])('the snippet of %s is its element alone, with a stop at each value and text', (name, body) => {
    expect(snippets[name]!.body.join('\n')).toBe(body);
  });
});

it.each([['docs-internal'], ['i18n/en/docusaurus-plugin-content-docs-internal/current']])(
  'the gallery in %s is a draft',
  (folder) => {
    const source = read(`${folder}/handbooks/writing-sample.mdx`);
    expect(source).toContain(`<${galleryElement} />`);
    expect(source).toContain('draft: true');
  },
);

it('the editors’ task reads what the checks print', () => {
  const {tasks} = JSON.parse(read('.vscode/tasks.json')) as {tasks: {problemMatcher: {pattern: {regexp: string}}}[]};
  const pattern = new RegExp(tasks[0]!.problemMatcher.pattern.regexp);
  for (const severity of ['warning', undefined]) {
    const [, ...parts] = pattern.exec(`docs-api/about.mdx:12  ${severity ? `${severity}: ` : ''}A word.`)!;
    expect(parts).toEqual(['docs-api/about.mdx', '12', severity, 'A word.']);
  }
});
