import {rmSync} from 'node:fs';
import path from 'node:path';
import type {Props} from '@docusaurus/types';
import {beforeEach, describe, expect, it} from 'vitest';
import type {FinishedPage} from '../../finished-pages';
import {scratchFolder} from '../../scratch-folder';
import {pagePreloads, withPreloads} from './index';

const routes = [
  {path: '/report', routes: [{path: '/report'}, {path: '/report/category/anv%C3%A4nd'}, {path: '/report/intro'}]},
  {path: '/'},
];

const chunkNames = {
  '/report-1': {__comp: 'layout', __context: {plugin: 'inMain'}},
  '/report-9': {__comp: 'doc', content: 'first'},
  '/report/category/anv%C3%A4nd-2': {__comp: 'category'},
  '/report/intro-3': {__comp: 'doc', content: 'text'},
  '/-4': {__comp: 'home'},
};

const together = {
  layout: ['shared', 'layout'],
  category: ['shared', 'category'],
  doc: ['doc'],
  text: ['text'],
  first: ['first'],
  home: ['home', 'styles'],
};
const scripts = ['shared', 'layout', 'category', 'doc', 'text', 'first', 'home'];
const manifest = {
  origins: together,
  assets: {
    ...Object.fromEntries(scripts.map((name) => [name, {js: [{file: `assets/js/${name}.js`}]}])),
    styles: {css: [{file: 'assets/css/styles.css'}]},
  },
};

const boot = '<script data-load="/main.js">';
const named = (html: string) => /data-ahead="([^"]*)"/.exec(html)?.[1];

describe('the scripts of a page', () => {
  const {dir, write} = scratchFolder();
  const change = async (name: string, html = boot) => {
    const build = {generatedFilesDir: dir, outDir: dir, baseUrl: '/', routes} as unknown as Props;
    const edit = await (await pagePreloads.prepare(build))({name} as FinishedPage);
    return named(edit(html));
  };

  beforeEach(() => {
    write('routesChunkNames.json', JSON.stringify(chunkNames));
    write('client-manifest.json', JSON.stringify(manifest));
    scripts.forEach((name) => write(`assets/js/${name}.js`, ''));
  });

  it.each([
    ['index.html', '/assets/js/home.js'],
    ['report/category/användar.html', ''],
    ['report/category/Använd.html', '/assets/js/shared.js /assets/js/layout.js /assets/js/category.js'],
    ['report/intro.html', '/assets/js/shared.js /assets/js/layout.js /assets/js/doc.js /assets/js/text.js'],
    ['report.html', '/assets/js/shared.js /assets/js/layout.js /assets/js/doc.js /assets/js/first.js'],
    ['404.html', ''],
  ])('%s', async (name, wanted) => expect(await change(name)).toBe(wanted));

  it('leave out the text that the page has in itself', async () => {
    const data = '<script id=yt-page type=application/json>{"chunk":"text"}</script>';
    expect(await change('report/intro.html', boot + data)).not.toContain('text.js');
  });

  it('one that is not there fails the build', async () => {
    rmSync(path.join(dir, 'assets/js/doc.js'));
    await expect(change('report/intro.html')).rejects.toThrow('report/intro.html needs assets/js/doc.js');
  });
});

it('a page without boot.js fails the build', () =>
  expect(() => withPreloads('<p>', [])).toThrow('data-load, see boot'));
