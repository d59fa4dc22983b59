import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {projectWith} from './fixture';
import {findPair} from './names';
import {allPairs} from './pairs';
import {leftoverKeys, readSideFile, renameInSideFile} from './sideFile';
import {stamp, withStamp} from './stamp';
import {allStatuses} from './status';

const page = (title: string) => `---\ntitle: ${title}\nlast_update: {date: 2025-12-15}\n---\n\nText.\n`;

const [sv, en] = ['docs-api/about.mdx', 'i18n/en/docusaurus-plugin-content-docs-api/current/about.mdx'];
const [svIndex, enIndex] = ['docs-data/index.mdx', 'i18n/en/docusaurus-plugin-content-docs-data/current/index.mdx'];
const files = {[sv]: page('A'), [en]: page('A'), [svIndex]: page('B'), [enIndex]: page('B')};

it('writes the stamp before the date, once, and keeps the rest', () => {
  const source = '---\ntitle: A\nlast_update:\n  date: 2025-12-15\n---\n\ntranslated_from: not me\n';
  const once = withStamp(source, 'aaaaaaaaaaaa', en);
  expect(once).toBe(
    '---\ntitle: A\ntranslated_from: aaaaaaaaaaaa\nlast_update:\n  date: 2025-12-15\n---\n\ntranslated_from: not me\n',
  );
  expect(withStamp(once, 'bbbbbbbbbbbb', en)).toBe(once.replace('aaaaaaaaaaaa', 'bbbbbbbbbbbb'));
});

it('quotes a hash that YAML would read as a number', () => {
  expect(withStamp('---\ntitle: A\n---\n', '123456789012', en)).toContain('translated_from: "123456789012"\n');
  expect(withStamp('---\ntitle: A\n---\n', '1234567890e2', en)).toContain('translated_from: "1234567890e2"\n');
});

it('makes pages fresh, and tells which files changed', () => {
  const root = projectWith(files);
  expect(stamp(root, allPairs(root))).toEqual([en, enIndex]);
  expect(stamp(root, allPairs(root))).toEqual([]);
  expect(allStatuses(root).map(({state}) => state)).toEqual(['fresh', 'fresh']);
  expect(readFileSync(path.join(root.siteDir, sv), 'utf8')).toBe(files[sv]);
});

it('finds a page by name, address and file, and suggests one for a name that does not exist', () => {
  const root = projectWith(files);
  for (const name of ['api/about', '/api/about', '/en/api/about', sv, en]) {
    expect(findPair(root, name).source).toBe(sv);
  }
  expect(findPair(root, 'data').source).toBe(svIndex);
  expect(() => findPair(root, 'api/abuot')).toThrow('There is no page "api/abuot". Did you mean api/about?');
});

it('refuses a page that is missing in a language', () => {
  const root = projectWith({[sv]: page('A')});
  expect(() => stamp(root, allPairs(root))).toThrow(`${en} is missing`);
});

it('refuses a page without front matter, naming it', () => {
  const root = projectWith({[sv]: 'A', [en]: 'A'});
  expect(() => stamp(root, allPairs(root))).toThrow(`${en}:1  has no front matter`);
});

it('follows a page that is moved or removed', () => {
  const root = projectWith(files);
  stamp(root, allPairs(root));
  renameInSideFile(root, 'api/about.mdx', 'api/first.mdx');
  renameInSideFile(root, 'data/index.mdx', undefined);
  expect(Object.keys(readSideFile(root))).toEqual(['api/first.mdx']);
  expect(leftoverKeys(root)).toEqual(['api/first.mdx']);
});
