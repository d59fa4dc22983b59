import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import loader from './loader';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(path.join(os.tmpdir(), 'docs-plugin-'));
});
afterEach(() => rmSync(dir, {recursive: true}));

const doc = (id: string) => ({type: 'link', docId: id, href: `/${id}`});
const record = (id: string) => ({id, title: id, description: `About ${id}`, sidebar: 'a'});
const category = (href: string | undefined, ...items: object[]) => ({type: 'category', href, items});
const index = (permalink: string) => ({categoryGeneratedIndex: {title: permalink, permalink}});

const version = {
  label: 'Next',
  docsSidebars: {
    a: [doc('start'), category('/inner', doc('one'), category('/deep', doc('two'))), category(undefined, doc('none'))],
    b: [category('/a-document', {type: 'link', href: 'https://a.example'}, doc('three'))],
  },
  docs: Object.fromEntries(['start', 'one', 'two', 'three', 'none', 'unlisted'].map((id) => [id, record(id)])),
};
const files = {version: {version}, inner: index('/inner'), deep: index('/deep'), lost: index('/lost'), other: {x: 1}};

/** What becomes of one of the generated files, which lie side by side. */
function loaded(name: keyof typeof files): unknown {
  Object.entries(files).forEach(([file, data]) => writeFileSync(path.join(dir, `${file}.json`), JSON.stringify(data)));
  return JSON.parse(loader.call({resourcePath: path.join(dir, `${name}.json`)}, JSON.stringify(files[name])));
}

describe('descriptions of documents', () => {
  it('come with the generated index that shows them', () => {
    expect(loaded('inner')).toEqual({
      categoryGeneratedIndex: {...files.inner.categoryGeneratedIndex, docs: {one: {description: 'About one'}}},
    });
    expect(loaded('deep')).toMatchObject({categoryGeneratedIndex: {docs: {two: {description: 'About two'}}}});
  });

  it('stay in the version for categories that a document is the page of, and nowhere else', () =>
    expect(loaded('version')).toEqual({version: {...version, docs: {three: {description: 'About three'}}}}));

  it.each(['lost', 'other'] as const)('leave data as they are that have nothing to do with them: %s', (name) =>
    expect(loaded(name)).toEqual(files[name]),
  );
});
