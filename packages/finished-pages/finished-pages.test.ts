import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {Props} from '@docusaurus/types';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {builtPages, editPage, editPages, type PageEdit} from './index';

const marks = '<meta name="place-of" content="head">x<meta name=place-of content=end>';
let outDir: string;
beforeEach(() => {
  outDir = mkdtempSync(path.join(os.tmpdir(), 'pages-'));
});
afterEach(() => rmSync(outDir, {recursive: true}));

function write(name: string): void {
  mkdirSync(path.dirname(path.join(outDir, name)), {recursive: true});
  writeFileSync(path.join(outDir, name), marks);
}

describe('pages of a build', () => {
  it('are found by their routes, below a base path too, and without the other language', () => {
    ['index.html', '404.html', 'report/intro.html', 'report/category/användarmanual.html', 'en/index.html'].forEach(
      write,
    );
    const routesPaths = [
      '/handbok/404.html',
      '/handbok/',
      '/handbok/report/intro',
      '/handbok/report/category/anv%C3%A4ndarmanual',
      '/handbok/report/intro',
    ];
    expect(builtPages({outDir, baseUrl: '/handbok/', routesPaths}).map(({name}) => name)).toEqual([
      '404.html',
      'index.html',
      'report/intro.html',
      'report/category/användarmanual.html',
    ]);
  });

  it('refuse a route without a file', () => {
    expect(() => builtPages({outDir, baseUrl: '/', routesPaths: ['/gone']})).toThrow(
      /no file for the page \/gone .*gone\.html and gone\/index\.html/,
    );
  });

  it('are changed in one go', () => {
    write('a.html');
    editPage(path.join(outDir, 'a.html'), (html) => `${html}y`);
    expect(readFileSync(path.join(outDir, 'a.html'), 'utf8')).toBe(`${marks}y`);
  });
});

describe('edits', () => {
  const appends = (text: string): PageEdit => ({name: text, prepare: () => () => (html) => html + text});
  const build = () =>
    ({outDir, siteDir: outDir, baseUrl: '/', routesPaths: ['/a'], i18n: {currentLocale: 'sv'}}) as unknown as Props;
  const read = () => readFileSync(path.join(outDir, 'a.html'), 'utf8');

  it('are made in their order, whichever is ready first', async () => {
    write('a.html');
    const slow: PageEdit = {
      name: 'slow',
      prepare: async () => async () => {
        await new Promise((resolve) => setTimeout(resolve, 10));
        return (html) => `${html}1`;
      },
    };
    await editPages(build(), [slow, appends('2')]);
    expect(read()).toBe('x12');
  });

  it('do not undo what another plugin writes meanwhile', async () => {
    write('a.html');
    const meanwhile: PageEdit = {
      name: 'meanwhile',
      prepare: () => async () => {
        editPage(path.join(outDir, 'a.html'), (html) => `${html}other`);
        return (html) => html;
      },
    };
    await editPages(build(), [meanwhile, appends('!')]);
    expect(read()).toBe('xother!');
  });

  it('that fail leave the page as it was', async () => {
    write('a.html');
    const broken: PageEdit = {
      name: 'broken',
      prepare: () => () => () => {
        throw new Error('no place');
      },
    };
    await expect(editPages(build(), [appends('1'), broken])).rejects.toThrow('no place');
    expect(read()).toBe(marks);
  });

  it('have a last word when all pages are written', async () => {
    write('a.html');
    const said: string[] = [];
    await editPages(build(), [{...appends('1'), finish: () => void said.push(read())}]);
    expect(said).toEqual(['x1']);
  });
});

describe('lines for every page', () => {
  const edits: PageEdit[] = ['1', '2'].map((line) => ({name: line, prepare: () => () => ({head: `$&${line}`})}));
  const build = () => ({outDir, siteDir: outDir, baseUrl: '/', routesPaths: ['/a']}) as unknown as Props;

  it('are put into its head, or behind its content', async () => {
    write('a.html');
    await editPages(build(), [...edits, {name: 'end', prepare: () => () => ({end: '3'})}]);
    expect(readFileSync(path.join(outDir, 'a.html'), 'utf8')).toBe('$&1$&2x3');
  });

  it('are missed in a page without a place', async () => {
    writeFileSync(path.join(outDir, 'a.html'), 'x');
    await expect(editPages(build(), edits)).rejects.toThrow('a.html has no place for lines (head)');
  });
});
