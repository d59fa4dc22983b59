import type {Props} from '@docusaurus/types';
import {describe, expect, it} from 'vitest';
import {scratchFolder} from '../scratch-folder';
import {builtPages, editPage, editPages, type PageEdit} from './index';

const {dir, write, read} = scratchFolder();
const marks = '<meta name="place-of" content="head">x<meta name=place-of content=end>';
const build = {outDir: dir, siteDir: dir, baseUrl: '/', routesPaths: ['/a']} as unknown as Props;

/** The page after the edits. */
async function edited(edits: readonly PageEdit[], page = marks): Promise<string> {
  write('a.html', page);
  await editPages(build, edits);
  return read('a.html');
}

describe('pages of a build', () => {
  it('are found by their routes, below a base path too, and without the other language', () => {
    const names = ['404.html', 'index.html', 'report/intro.html', 'report/category/användarmanual.html'];
    [...names, 'en/index.html'].forEach((name) => write(name));
    const routes = ['404.html', '', 'report/intro', 'report/category/anv%C3%A4ndarmanual', 'report/intro'];
    const routesPaths = routes.map((route) => `/handbok/${route}`);
    expect(builtPages({outDir: dir, baseUrl: '/handbok/', routesPaths}).map(({name}) => name)).toEqual(names);
  });

  it('refuse a route without a file', () =>
    expect(() => builtPages({outDir: dir, baseUrl: '/', routesPaths: ['/gone']})).toThrow(
      /no file for the page \/gone .*gone\.html and gone\/index\.html/,
    ));
});

describe('edits', () => {
  const appends = (text: string): PageEdit => ({name: text, prepare: () => () => (html) => html + text});

  it('are made in their order, whichever is ready first', async () => {
    const late = () => new Promise((resolve) => setTimeout(resolve, 10));
    const slow: PageEdit = {name: 'slow', prepare: async () => () => late().then(() => (html: string) => `${html}1`)};
    expect(await edited([slow, appends('2')])).toBe('x12');
  });

  it('do not undo what another plugin writes meanwhile', async () => {
    const other = () => editPage(`${dir}/a.html`, (html) => `${html}other`);
    const meanwhile: PageEdit = {name: 'meanwhile', prepare: () => () => (other(), (html) => html)};
    expect(await edited([meanwhile, appends('!')])).toBe('xother!');
  });

  it('that fail leave the page as it was', async () => {
    const fail = () => {
      throw new Error('no place');
    };
    await expect(edited([appends('1'), {name: 'broken', prepare: () => () => fail}])).rejects.toThrow('no place');
    expect(read('a.html')).toBe(marks);
  });

  it('have a last word when all pages are written', async () => {
    const said: string[] = [];
    await edited([{...appends('1'), finish: () => void said.push(read('a.html'))}]);
    expect(said).toEqual(['x1']);
  });

  const lines: PageEdit[] = ['1', '2'].map((line) => ({name: line, prepare: () => () => ({head: `$&${line}`})}));

  it('put lines into the head of a page, or behind its content', async () =>
    expect(await edited([...lines, {name: 'end', prepare: () => () => ({end: '3'})}])).toBe('$&1$&2x3'));

  it('miss the place for them', async () =>
    await expect(edited(lines, 'x')).rejects.toThrow('a.html has no place for lines (head)'));
});
