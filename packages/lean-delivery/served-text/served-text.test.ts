import {readdirSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {expect, it} from 'vitest';
import type {Props} from '@docusaurus/types';
import type {FinishedPage} from '../../finished-pages';
import {importer, pageData, servedChunk} from './index';
import {layoutKeys} from './servedPage';

it('the framework still looks up chunks in the registry', () =>
  expect(readFileSync(createRequire(__filename).resolve(importer), 'utf8')).toContain(`from '@generated/registry'`));

const data = '<script data-rh=true id=yt-page type=application/json>{"chunk":"0a1b","content":{"title":"$&"}}</script>';

it('the data of a page comes last', async () => {
  const change = await (await pageData.prepare({} as Props))({} as FinishedPage);
  expect(change(`<title>T</title>${data}<p>Text`)).toBe(`<title>T</title><p>Text${data}`);
  expect(change('<p>Text')).toBe('<p>Text');
});

it('a page says which text it has in itself', () => {
  expect(servedChunk(`<p>${data}`)).toBe('0a1b');
  expect(servedChunk('<p>')).toBeUndefined();
});

it('the layout of a page asks the front matter for nothing that is not sent', () => {
  const manifest = createRequire(__filename).resolve('@docusaurus/theme-classic/package.json');
  const folder = path.join(path.dirname(manifest), 'lib/theme/DocItem');
  const asked = readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) => [...readFileSync(path.join(folder, file), 'utf8').matchAll(/frontMatter\.(\w+)/g)])
    .map(([, key]) => key!);
  expect(asked).toContain('hide_table_of_contents');
  expect(asked.filter((key) => !layoutKeys.some((known) => known === key))).toEqual([]);
});
