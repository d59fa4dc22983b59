import {readFileSync} from 'node:fs';
import path from 'node:path';
import Ajv from 'ajv';
import {describe, expect, it} from 'vitest';
import {z} from 'zod';
import {readFrontMatter} from '../check/corpus/frontMatter';
import {Corpus} from '../check/corpus/corpus';
import {projectRoot} from '../lib/paths';
import {schemaFile, schemaText} from './frontMatterSchema';
import {jsonSchema} from './jsonSchema';

const read = (file: string) => readFileSync(path.join(projectRoot, file), 'utf8');
const gallery = 'handbooks/writing-sample.mdx';

/** Names that pages can use, as src/components/index.ts exports them. */
const components = /writerComponents = \{([^}]*)\}/.exec(read('src/components/index.ts'))![1]!.match(/\w+/g)!;

describe('the schema of the front matter', () => {
  const validate = new Ajv({strict: false}).compile(JSON.parse(schemaText()));

  it('is the one in the file (otherwise: npm run editor)', () => {
    expect(read(schemaFile)).toBe(schemaText());
  });

  it('accepts every page of the site', () => {
    const refused = new Corpus(projectRoot).pages.filter(({frontMatter}) => !validate(frontMatter.values));
    expect(refused.map(({file}) => file)).toEqual([]);
  });

  it.each([['author: x'], ['kind: guide'], ['roles: [king]'], ['keywords: []'], ['slug: x'], ['draft: "yes"']])('refuses %s', (line) => {
    const good = {title: 'A', description: 'B', lead: 'C', kind: 'how-to', keywords: ['d'], last_update: {date: '2025-12-15'}};
    const {values} = readFrontMatter(`---\n${line}\n---\n`).frontMatter;
    expect(validate(good)).toBe(true);
    expect(validate({...good, ...values})).toBe(false);
  });

  it('says which type it cannot express', () => {
    expect(() => jsonSchema(z.object({a: z.date()}))).toThrow('no JSON schema for ZodDate');
  });
});

it('every component has a snippet', () => {
  const bodies = Object.values(JSON.parse(read('.vscode/pages.code-snippets')) as Record<string, {body: string[]}>).map(({body}) => body.join('\n'));
  expect(components.filter((name) => !bodies.some((body) => body.includes(`<${name}`)))).toEqual([]);
});

it.each([['docs-internal'], ['i18n/en/docusaurus-plugin-content-docs-internal/current']])('the gallery in %s shows every component, and is a draft', (folder) => {
  const source = read(`${folder}/${gallery}`);
  expect(components.filter((name) => !source.includes(`<${name}`))).toEqual([]);
  expect(source).toContain('draft: true');
});

it('the editors’ task reads what the checks print', () => {
  const {tasks} = JSON.parse(read('.vscode/tasks.json')) as {tasks: {problemMatcher: {pattern: {regexp: string}}}[]};
  const pattern = new RegExp(tasks[0]!.problemMatcher.pattern.regexp);
  expect(pattern.exec('docs-api/about.mdx:12  warning: A word.')?.slice(1)).toEqual(['docs-api/about.mdx', '12', 'warning', 'A word.']);
  expect(pattern.exec('docs-api/about.mdx:12  A word.')?.slice(1)).toEqual(['docs-api/about.mdx', '12', undefined, 'A word.']);
});
