import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {Props} from '@docusaurus/types';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import type {FinishedPage} from '../finished-pages';
import {pagePreloads, withPreloads} from './preloads';

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
  let dir: string;
  const write = (name: string, text: string) => {
    mkdirSync(path.dirname(path.join(dir, name)), {recursive: true});
    writeFileSync(path.join(dir, name), text);
  };
  const change = async (name: string, html = boot) => {
    const build = {generatedFilesDir: dir, outDir: dir, baseUrl: '/', routes} as unknown as Props;
    const edit = await (await pagePreloads.prepare(build))({name} as FinishedPage);
    return named(edit(html));
  };

  beforeEach(() => {
    dir = mkdtempSync(path.join(os.tmpdir(), 'preloads-'));
    write('routesChunkNames.json', JSON.stringify(chunkNames));
    write('client-manifest.json', JSON.stringify(manifest));
  });
  afterEach(() => rmSync(dir, {recursive: true}));

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
});

it('a page without boot.js fails the build', () =>
  expect(() => withPreloads('<p>', [])).toThrow('data-load, see boot.js'));
