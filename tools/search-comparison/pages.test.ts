import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import type {SearchIndexFile} from '../../src/search/types';
import {comparedPages, plainHtml} from './pages';

const html = `<html><head><meta name="description" content="Om licenser"></head><body><article>
  <div class="theme-doc-markdown"><p>Början</p><h2 id="steps">Steg &amp; svar</h2>
  <table><tr><td>A</td><td>B &lt; C</td></tr></table></div></article></body></html>`;

let dir: string;

beforeAll(() => {
  dir = mkdtempSync(path.join(os.tmpdir(), 'pages-'));
  mkdirSync(path.join(dir, 'report'));
  writeFileSync(path.join(dir, 'report/licens.html'), html);
});
afterAll(() => rmSync(dir, {recursive: true}));

const indexOf = (url: string) =>
  ({pages: [{url, title: 'Licens', section: 0, keywords: 'nyckel'}]}) as unknown as SearchIndexFile;

describe('compared pages', () => {
  it('have the parts of the built page', () => {
    const [page] = comparedPages(dir, indexOf('/report/licens'));
    expect(page).toMatchObject({description: 'Om licenser', parts: [{anchor: '', text: 'Början'}, {anchor: 'steps', heading: 'Steg & svar'}]});
  });

  it('name a page without a file', () => expect(() => comparedPages(dir, indexOf('/report/borta'))).toThrow('/report/borta'));

  it('become markup with apart cells, escaped text and an anchor for each heading', () => {
    const [page] = comparedPages(dir, indexOf('/report/licens'));
    const plain = plainHtml(page!, 'sv', false);
    expect(plain).toContain('<html lang="sv">');
    expect(plain).toContain('<h2 id="steps">Steg &amp; svar<a class="hash-link" aria-hidden="true" href="#steps"></a></h2>');
    expect(plain).toContain('A · B &lt; C');
    expect(plain).not.toContain('<p>nyckel</p>');
    expect(plainHtml(page!, 'sv', true)).toContain('<p>nyckel</p>');
  });
});
