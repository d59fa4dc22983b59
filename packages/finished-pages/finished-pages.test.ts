import {writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Props} from '@docusaurus/types';
import {describe, expect, it} from 'vitest';
import {scratchFolder} from '../scratch-folder';
import {builtPages, editPage, editPages, type PageEdit, placeFor} from './index';

const {dir: outDir, write, read: readFile} = scratchFolder();

describe('pages of a build', () => {
  it('are found by their routes, below a base path too, and without the other language', () => {
    ['index.html', '404.html', 'report/intro.html', 'report/category/användarmanual.html', 'en/index.html'].forEach(
      (name) => write(name),
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
});

describe('edits', () => {
  const appends = (text: string): PageEdit => ({name: text, prepare: () => () => (html) => html + text});
  const build = () =>
    ({outDir, siteDir: outDir, baseUrl: '/', routesPaths: ['/a'], i18n: {currentLocale: 'sv'}}) as unknown as Props;
  const read = () => readFile('a.html');

  it('are made in their order, whichever is ready first', async () => {
    write('a.html', 'x');
    const slow: PageEdit = {
      name: 'slow',
      prepare: async () => async () => {
        await new Promise((resolve) => setTimeout(resolve, 10));
        return (html) => `${html}1`;
      },
    };
    await editPages(build(), {edits: [slow, appends('2')], madeBy: []});
    expect(read()).toBe('x12');
  });

  it('do not undo what another plugin writes meanwhile', async () => {
    write('a.html', 'x');
    const meanwhile: PageEdit = {
      name: 'meanwhile',
      prepare: () => async () => {
        editPage(path.join(outDir, 'a.html'), (html) => `${html}other`);
        return (html) => html;
      },
    };
    await editPages(build(), {edits: [meanwhile, appends('!')], madeBy: []});
    expect(read()).toBe('xother!');
  });

  it('that fail leave the page as it was', async () => {
    write('a.html', 'x');
    const broken: PageEdit = {
      name: 'broken',
      prepare: () => () => () => {
        throw new Error('no place');
      },
    };
    await expect(editPages(build(), {edits: [appends('1'), broken], madeBy: []})).rejects.toThrow('no place');
    expect(read()).toBe('x');
  });

  it('are handed what the build before has made, and make it anew when their code has changed', async () => {
    const made: string[] = [];
    const slow: PageEdit = {
      name: 'slow',
      prepare: (_, kept) => async () => {
        const text = await kept.text(['slow', 'source'], () => `made ${made.push('')}`);
        return () => text;
      },
    };
    write('code.ts');
    const readAfterBuild = async () => {
      write('a.html', 'x');
      await editPages(build(), {edits: [slow], madeBy: ['code.ts']});
      return read();
    };
    expect([await readAfterBuild(), await readAfterBuild()]).toEqual(['made 1', 'made 1']);
    writeFileSync(path.join(outDir, 'code.ts'), 'changed');
    expect(await readAfterBuild()).toBe('made 2');
  });
});

describe('a place on every page', () => {
  const {fill} = placeFor('card');

  it.each(['<meta name="place-of" content="card">', '<meta name=place-of content=card>'])(
    'is filled: %s',
    (written) => {
      expect(fill(`<head>${written}<link>`, '<meta x="$1">', 'a.html')).toBe('<head><meta x="$1"><link>');
    },
  );

  it('is missed in a page without it', () => {
    expect(() => fill('<head>', '', 'a.html')).toThrow(/a\.html has no place for card/);
  });
});
