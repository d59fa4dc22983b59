import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {expect, it} from 'vitest';
import {importer, pageData, servedChunk} from './index';

it('the framework still looks up chunks in the registry', () =>
  expect(readFileSync(createRequire(__filename).resolve(importer), 'utf8')).toContain(`from '@generated/registry'`));

const data = '<script data-rh=true id=yt-page type=application/json>{"chunk":"0a1b","content":{"title":"$&"}}</script>';

it('the data of a page comes last', () => {
  const change = pageData.prepare()();
  expect(change(`<title>T</title>${data}<p>Text`)).toBe(`<title>T</title><p>Text${data}`);
  expect(change('<p>Text')).toBe('<p>Text');
});

it('a page says which text it has in itself', () => {
  expect(servedChunk(`<p>${data}`)).toBe('0a1b');
  expect(servedChunk('<p>')).toBeUndefined();
});
