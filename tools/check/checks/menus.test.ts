import {expect, it} from 'vitest';
import {linesOf, page} from '../fixture';
import {menus} from './menus';

const files = {sv: 'docs-report/a.mdx', en: 'i18n/en/docusaurus-plugin-content-docs-report/current/a.mdx'};

it.each([
  ['sv', 'Yttra > Rapport > Uppdattera', 'Write **Yttra > Rapport > Uppdatera**.'],
  ['en', 'Portal > Data source', 'Write **Portal > Data sources**.'],
  ['sv', 'Portal > Något annat', 'Add it to src/product/facts/interface.yml.'],
] as const)('a way that the product has not, %s: %s', async (language, way, fix) => {
  expect(await linesOf(menus, {[files[language]]: page(`Välj **${way}**.`)})).toEqual([
    `${files[language]}:10 The product has no way "${way}". → ${fix}`,
  ]);
});

it.each([
  'Portal > API',
  'Yttra > Session > Logga ut',
  'Yttra > Hjälp > Diagnostik > Loggpaket',
  'Yttra > Administration > Inställningar > Visa gällande värden',
  'Region > Listavgränsare',
])('a way that exists, or of another program: %s', async (way) => {
  expect(await linesOf(menus, {[files.sv]: page(`Välj **${way}**.`)})).toEqual([]);
});
