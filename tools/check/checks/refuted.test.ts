import {expect, it} from 'vitest';
import {linesOf, page} from './fixture';
import {refuted} from './refuted';
import {refutedClaims} from './refuted.claims';

const pages = {sv: 'docs-report/a.mdx', en: 'i18n/en/docusaurus-plugin-content-docs-report/current/a.mdx'};

it.each(refutedClaims)('refuses on a page, in $language: $example', async ({language, example, holds}) => {
  const line = `${pages[language]}:10 This was told once and was found wrong. → ${holds}`;
  expect(await linesOf(refuted, {[pages[language]]: page(example)})).toContain(line);
});

it.each(refutedClaims)('refuses in the data: $example', async ({example, holds}) => {
  const file = 'src/product/data/json/errors.json';
  const lines = await linesOf(refuted, {[file]: JSON.stringify({sv: example}, undefined, 2)});
  expect(lines).toContain(`${file}:2 This was told once and was found wrong. → ${holds}`);
});

it('accepts a page that says something else', async () => {
  expect(await linesOf(refuted, {[pages.sv]: page('Uppgradera vid varje release.')})).toEqual([]);
});
