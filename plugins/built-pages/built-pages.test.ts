import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {parse} from 'parse5';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {pageFacts} from './facts';
import {builtPages, editPage} from './files';

let outDir: string;
beforeEach(() => {
  outDir = mkdtempSync(path.join(os.tmpdir(), 'pages-'));
});
afterEach(() => rmSync(outDir, {recursive: true}));

function write(name: string): void {
  mkdirSync(path.dirname(path.join(outDir, name)), {recursive: true});
  writeFileSync(path.join(outDir, name), 'x');
}

describe('pages of a build', () => {
  it('are found by their routes, below a base path too, and without the other language', () => {
    ['index.html', '404.html', 'report/intro.html', 'report/category/användarmanual.html', 'en/index.html'].forEach(write);
    const routesPaths = ['/handbok/404.html', '/handbok/', '/handbok/report/intro', '/handbok/report/category/anv%C3%A4ndarmanual', '/handbok/report/intro'];
    expect(builtPages({outDir, baseUrl: '/handbok/', routesPaths}).map(({name}) => name)).toEqual([
      '404.html', 'index.html', 'report/intro.html', 'report/category/användarmanual.html',
    ]);
  });

  it('refuse a route without a file', () => {
    expect(() => builtPages({outDir, baseUrl: '/', routesPaths: ['/gone']})).toThrow(/no file for the page \/gone .*gone\.html and gone\/index\.html/);
  });

  it('are changed in one go', () => {
    write('a.html');
    editPage(path.join(outDir, 'a.html'), (html) => `${html}y`);
    expect(readFileSync(path.join(outDir, 'a.html'), 'utf8')).toBe('xy');
  });
});

const page = `<!doctype html><html lang=sv-SE><head><link rel=canonical href=https://a.example/b></head><body>
<nav class="theme-doc-breadcrumbs"><ul><li><a href=/r>Rapport</a><li><span>Logga in</span></ul></nav>
<h1>Logga <b>in</b></h1><dl class=yt-facts><dd><span class="badge badge--kind"><svg></svg>Instruktion</span></dl></body></html>`;

describe('facts of a page', () => {
  it('are what stands on it', () => {
    expect(pageFacts(parse(page), 'b.html')).toEqual({
      lang: 'sv-SE',
      canonical: 'https://a.example/b',
      heading: 'Logga in',
      crumbs: [{label: 'Rapport', href: '/r'}, {label: 'Logga in', href: undefined}],
      kind: 'Instruktion',
    });
  });

  it('do not take the kind of a page that a card leads to', () => {
    expect(pageFacts(parse(page.replace('class=yt-facts', '')), 'b.html').kind).toBeUndefined();
  });

  it.each(['lang=sv-SE', 'rel=canonical', '<h1>'])('refuse a page without %s', (part) => {
    expect(() => pageFacts(parse(page.replace(part, '')), 'b.html')).toThrow(/^b\.html lacks/);
  });
});
