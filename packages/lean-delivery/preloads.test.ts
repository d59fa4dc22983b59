import type {Props} from '@docusaurus/types';
import {expect, it} from 'vitest';
import type {FinishedPage} from '../finished-pages';
import {scratchFolder} from '../scratch-folder';
import {pageData, pagePreloads, pageTemplate, withPreloads} from './preloads';

const {dir, write} = scratchFolder();

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
const origins = {
  layout: ['shared', 'layout'],
  category: ['shared', 'category'],
  doc: ['doc'],
  text: ['text'],
  first: ['first'],
  home: ['home', 'styles'],
};
const scripts = ['shared', ...Object.keys(origins)].map((name) => [name, {js: [{file: `${name}.js`}]}]);
const assets = {...Object.fromEntries(scripts), styles: {css: [{file: 'styles.css'}]}};
const boot = '<script data-load="/main.js">';

/** Scripts that a page is to fetch ahead. */
async function aheadOf(name: string, html = boot): Promise<string | undefined> {
  write('routesChunkNames.json', JSON.stringify(chunkNames));
  write('client-manifest.json', JSON.stringify({origins, assets}));
  const build = {generatedFilesDir: dir, outDir: dir, baseUrl: '/', routes} as unknown as Props;
  const edit = (await pagePreloads.prepare(build))({name} as FinishedPage);
  return /data-ahead="([^"]*)"/.exec(edit(html))?.[1];
}

it.each([
  ['index.html', '/home.js'],
  ['report/category/användar.html', ''],
  ['report/category/Använd.html', '/shared.js /layout.js /category.js'],
  ['report/intro.html', '/shared.js /layout.js /doc.js /text.js'],
  ['report.html', '/shared.js /layout.js /doc.js /first.js'],
  ['404.html', ''],
])('%s fetches %s ahead', async (name, wanted) => expect(await aheadOf(name)).toBe(wanted));

const data = '<script data-rh=true id=yt-page type=application/json>{"chunk":"text","content":{"title":"$&"}}</script>';

it('the text that a page has in itself is left out, and its data come last', async () => {
  expect(await aheadOf('report/intro.html', boot + data)).toBe('/shared.js /layout.js /doc.js');
  expect(pageData.prepare()()(`<title>T</title>${data}<p>Text`)).toBe(`<title>T</title><p>Text${data}`);
});

it.each([
  ['a page without boot.js', () => withPreloads('<p>', [])],
  ['a template with other scripts', () => pageTemplate('<% it.stylesheets.forEach((s) => { %><link><% }); %>')],
  ['a template with other stylesheets', () => pageTemplate('<% it.scripts.forEach((s) => { %><script><% }); %>')],
])('%s stops the build', (_, build) => expect(build).toThrow(/data-load, see boot\.js|has changed/));
