import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {runChecks} from '../run';
import {fixtureProject, linesOf, page} from '../fixture';
import {links} from './links';

const file = 'docs-report/faq/init-file.mdx';

it.each([
  '[Start](/report/intro) [Manual](/report/category/anv%C3%A4ndarmanual-1) [Hem](/) [Yttra](https://www.yttra.example) [Fil](pathname:///artefacts/openapi.json)',
  '## A {#a}\n\n[Log](#a) [Nivå](/report/faq/init-file#log-level)\n\n<SettingTable section="Log" />',
])('accepts %j', async (body) => {
  expect(await linesOf(links, {[file]: page(body)})).toEqual([]);
});

it.each<[string, number, string]>([
  ['[a](/report/faq/init-fil)', 10, 'The link /report/faq/init-fil leads to no page. → Write /report/faq/init-file;'],
  ['[a](/en/report/intro)', 10, 'The link /en/report/intro leads to no page. → Write /report/intro;'],
  ['[a](./intro.mdx)', 10, 'The link ./intro.mdx leads to no page.'],
  ['[a](#nowhere)', 10, 'The page /report/faq/init-file has no anchor #nowhere.'],
  [
    '<SettingTable section="Log" />\n\n[a](/report/faq/init-file#log-levl)',
    12,
    'has no anchor #log-levl. → Write #log-level, or give the heading that id.',
  ],
  ['[a](pathname:///artefacts/api.json)', 10, 'The file artefacts/api.json is not made.'],
  ['[Stöd](/internal/handbooks/temp-support)', 10, 'leads into the internal section'],
  ['[Om](%E0%A4%A)', 10, 'The link %E0%A4%A leads to no page.'],
])('refuses %j', async (body, line, message) => {
  const [found, ...more] = await linesOf(links, {[file]: page(body)});
  expect(found).toContain(`${file}:${line} `);
  expect(found).toContain(message);
  expect(more).toEqual([]);
});

describe('--fix', () => {
  it.each([
    ['[Om](/en/report/intro)', '[Om](/report/intro)'],
    ['[Om](../intro.mdx#roles)', '[Om](/report/intro#roles)'],
    ['[Om](/report/open-documents)', '[Om](/report/user-manual/open-documents)'],
    ['[Om][a]\n\n[a]: ./error-messages', '[Om][a]\n\n[a]: /report/faq/error-messages'],
    ['[Om](/report/finns-inte)', '[Om](/report/finns-inte)'],
    ['[Om](/somewhere/error-messages)', '[Om](/somewhere/error-messages)'],
  ])('%s → %s', async (before, after) => {
    const root = fixtureProject({[file]: page(before)});
    await runChecks(root, [links], {fix: true});
    expect(readFileSync(path.join(root, file), 'utf8')).toBe(page(after));
  });
});
