import {expect, it} from 'vitest';
import {pageData, servedChunk} from './preloads';

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
