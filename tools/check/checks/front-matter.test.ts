import {expect, it} from 'vitest';
import {linesOf, page} from '../fixture';
import {frontMatter} from './front-matter';

const file = 'docs-report/faq/init-file.mdx';
const good = {title: 'Init-filen', kind: 'reference'};

it('accepts the agreed keys', async () => {
  const source = page('Text.', {...good, editions: '[excel]', roles: '[admin, dba]'});
  expect(await linesOf(frontMatter, {[file]: source})).toEqual([]);
});

it.each<[Record<string, string>, string]>([
  [{author: 'x'}, `${file}:7 The front matter has the unknown key "author".`],
  [{kind: 'guide'}, `${file}:5 "kind" is "guide". → Allowed: how-to, reference, troubleshooting, explanation.`],
  [{title: '2025'}, `${file}:2 "title" is of the wrong kind (number). → Put it between quotation marks: "2025".`],
  [{lead: '"  "'}, `${file}:4 "lead" is empty.`],
  [{lead: '2025'}, `${file}:4 "lead" is of the wrong kind (number). → Put it between quotation marks: "2025".`],
  [{last_update: '{date: 2025-13-45}'}, `${file}:7 "last_update.date" is no day of the calendar.`],
  [{last_update: '{date: 2025-02-30}'}, `${file}:7 "last_update.date" is no day of the calendar.`],
  [{last_update: '{date: 2125-01-01}'}, `${file}:7 "last_update.date" lies in the future.`],
  [{last_update: '{date: 1/2}'}, `${file}:7 "last_update.date" is not a date YYYY-MM-DD.`],
  [{description: 'För kort.'}, `${file}:3 "description" has 9 characters; 70 to 160 fit a list of search results.`],
  [{keywords: '[]'}, `${file}:6 "keywords" is empty.`],
  [{editions: '[exel]'}, `${file}:7 "editions.0" is "exel". → Did you mean excel? Allowed: excel, web.`],
  [{slug: 'init'}, `${file}:7 "slug" does not begin with a slash.`],
  [{translated_from: '0123456789ab'}, `${file}:7 "translated_from" is for translations only.`],
])('refuses %j', async (change, line) => {
  const lines = await linesOf(frontMatter, {[file]: page('Text.', {...good, ...change})});
  expect(lines).toContainEqual(expect.stringContaining(line));
});

it('refuses a missing key', async () => {
  const source = page('Text.', good).replace('lead: Ingress.\n', '');
  expect(await linesOf(frontMatter, {[file]: source})).toEqual([`${file}:1 "lead" is missing.`]);
});

it('refuses editions outside the report section', async () => {
  const api = 'docs-api/api.mdx';
  const source = page('Text.', {title: 'HTTP-API', kind: 'reference', editions: '[web]'});
  expect(await linesOf(frontMatter, {[api]: source})).toEqual([
    `${api}:7 "editions" is for the report section only. → Take the key away.`,
  ]);
});

it('reports front matter that is not YAML', async () => {
  const [line] = await linesOf(frontMatter, {[file]: '---\ntitle: "a\n---\n\nText.\n'});
  expect(line).toBe(
    `${file}:2 The front matter cannot be read: a quotation mark is not closed. → Write it at the end of the value.`,
  );
});
