import type {Props} from '@docusaurus/types';
import {expect, it} from 'vitest';
import type {FinishedPage, PageEdit} from '../../packages/finished-pages';
import {ownLinks, sharedFonts} from './links';

/** A page after an edit. */
async function edited(name: string, html: string, edit: PageEdit = ownLinks, baseUrl = '/en/'): Promise<string> {
  const change = await (await edit.prepare({baseUrl} as Props))({name} as FinishedPage);
  return (change as (html: string) => string)(html);
}

it.each([
  ['report/faq/errors.html', '<a title=x href=/en/report/faq/errors#a>', '<a title=x href=#a>'],
  ['report/faq/errors.html', '<a href="/en/report/faq/errors#a">', '<a href="#a">'],
  ['index.html', '<a href=/en/#a>', '<a href=#a>'],
  ['report/category/rättigheter.html', '<a href=/en/report/category/r%C3%A4ttigheter#a>', '<a href=#a>'],
])('on %s %s is %s', async (name, html, expected) => {
  expect(await edited(name, html)).toBe(expected);
});

it.each(['<a href=/en/report/faq/errors>', '<a href=/en/report/faq#a>', '<a href=/report/faq/errors#a>'])(
  'leaves %s',
  async (html) => {
    expect(await edited('report/faq/errors.html', html)).toBe(html);
  },
);

it.each([
  ['/', '/en/', '/assets/fonts/a.woff2'],
  ['/', '/', '/assets/fonts/a.woff2'],
  ['/docs/', '/docs/en/', '/docs/assets/fonts/a.woff2'],
])('below %s the pages at %s name %s', async (root, baseUrl, font) => {
  const page = (address: string) => `<meta name=yt-font content=${address}><style>x{src:url(${address})}</style>`;
  expect(await edited('a.html', page(`${baseUrl}assets/fonts/a.woff2`), sharedFonts(root), baseUrl)).toBe(page(font));
});
