import type {Props} from '@docusaurus/types';
import {expect, it} from 'vitest';
import type {FinishedPage} from '../../../packages/finished-pages';
import {ownLinks} from './index';

/** A page after the edit. */
async function edited(name: string, html: string): Promise<string> {
  const change = await (await ownLinks.prepare({baseUrl: '/en/'} as Props))({name} as FinishedPage);
  return change(html);
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
