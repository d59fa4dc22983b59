import {expect, it} from 'vitest';
import {facts} from './facts';
import {linesOf, page} from './fixture';

const files = {sv: 'docs-report/a.mdx', en: 'i18n/en/docusaurus-plugin-content-docs-report/current/a.mdx'};

it.each([
  ['sv', 'En fråga avbryts efter 300 sekunder.', '"300 sekunder"', 'limits.sqlTime'],
  ['sv', '**En fråga avbryts efter 300\u00a0sekunder.**', '"300\u00a0sekunder"', 'limits.sqlTime'],
  ['en', 'At most 20,000 cells.', '"20,000 cells"', 'limits.excelCells'],
] as const)('a limit that is told by hand, %s: %s', async (language, text, words, id) => {
  expect(await linesOf(facts, {[files[language]]: page(text)})).toEqual([
    `${files[language]}:10 ${words} stands in the data (${id}) and is told by hand. → Write <Value of="${id}" />. If it is something else, say so in tools/check/checks/facts.exceptions.ts.`,
  ]);
});

it.each([
  'Efter 1 300 sekunder.',
  'Räkna med 10–300 sekunder.',
  'Kod `300 sekunder`.',
  'En fråga avbryts efter <Value of="limits.sqlTime" />.',
])('is no limit: %s', async (text) => {
  expect(await linesOf(facts, {[files.sv]: page(text)})).toEqual([]);
});

it('an exception that no page needs', async () => {
  const file = 'docs-report/excel-addin.mdx';
  expect(await linesOf(facts, {[file]: page('Text.')})).toEqual([
    `${file}:1 The page does not tell 10 MB. → Take it out of tools/check/checks/facts.exceptions.ts.`,
  ]);
  expect(await linesOf(facts, {[file]: page('En ny fil vid 10 MB.')})).toEqual([]);
});

it.each([
  ['sv', 'Yttra > Rapport > Uppdattera', 'Write **Yttra > Rapport > Uppdatera**.'],
  ['en', 'Portal > Data source', 'Write **Portal > Data sources**.'],
  ['sv', 'Portal > Något annat', 'Add it to src/product/data/json/interface.json.'],
] as const)('a way that the product has not, %s: %s', async (language, way, fix) => {
  expect(await linesOf(facts, {[files[language]]: page(`Välj **${way}**.`)})).toEqual([
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
  expect(await linesOf(facts, {[files.sv]: page(`Välj **${way}**.`)})).toEqual([]);
});
