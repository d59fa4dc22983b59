import {expect, it} from 'vitest';
import {facts} from './facts';
import {linesOf, page} from '../fixture';

const files = {sv: 'docs-report/a.mdx', en: 'i18n/en/docusaurus-plugin-content-docs-report/current/a.mdx'};

it.each([
  ['sv', 'En fråga avbryts efter 300 sekunder.', '"300 sekunder"', 'limits.sqlTime'],
  ['sv', '**En fråga avbryts efter 300\u00a0sekunder.**', '"300\u00a0sekunder"', 'limits.sqlTime'],
  ['en', 'At most 20,000 cells.', '"20,000 cells"', 'limits.excelCells'],
  ['sv', 'Alla tio sessioner är upptagna.', '"tio sessioner"', 'limits.sqlSessions'],
  ['sv', 'Efter 45 dygn, eller fyrtiofem.', '"45 dygn"', 'limits.sourceIdle'],
  ['sv', 'De senaste 45 dagarna.', '"45 dagarna"', 'limits.sourceIdle'],
  ['en', 'Active on Three computers.', '"Three computers"', 'limits.licenceComputers'],
  ['sv', 'Kopian tas 02:30.', '"02:30"', 'schedules.backup'],
  ['en', 'Every hour 06–20.', '"06–20"', 'schedules.incremental'],
  ['en', 'Every hour 06:00–20:00.', '"06:00–20:00"', 'schedules.incremental'],
] as const)('a limit or a time that is told by hand, %s: %s', async (language, text, words, id) => {
  expect(await linesOf(facts, {[files[language]]: page(text)})).toEqual([
    `${files[language]}:10 ${words} stands in the data (${id}) and is told by hand. → Write <Value of="${id}" />. If it is something else, say so in tools/check/exceptions.yml.`,
  ]);
});

it.each([
  'Efter 1 300 sekunder.',
  'Räkna med 10–300 sekunder.',
  'Kod `300 sekunder`.',
  'En fråga avbryts efter <Value of="limits.sqlTime" />.',
  'Från 02:30–04:45.',
  'Raden 2025-06–20.',
  'En session, den tionde datorn.',
])('is no limit: %s', async (text) => {
  expect(await linesOf(facts, {[files.sv]: page(text)})).toEqual([]);
});

it('an exception that no page needs', async () => {
  const file = 'docs-report/admin-manual/system-database.mdx';
  expect(await linesOf(facts, {[file]: page('Text.')})).toEqual([
    `${file}:1 Nothing here tells 50 MB. → Take it out of tools/check/exceptions.yml.`,
  ]);
  expect(await linesOf(facts, {[file]: page('En databas på 50 MB.')})).toEqual([]);
});

it('a limit in the lead of a page', async () => {
  expect(await linesOf(facts, {[files.sv]: page('Text.', {lead: 'Efter 300 sekunder.'})})).toEqual([
    expect.stringContaining(`${files.sv}:4 "300 sekunder" stands in the data (limits.sqlTime)`),
  ]);
});

it('a limit that a text of the data or of a figure tells, in either language', async () => {
  const [data, figure] = ['src/product/facts/errors.yml', 'src/figures/a.yml'];
  const text = '{\n  "sv": "Efter 300 sekunder.",\n  "en": "After {limits.sqlTime}."\n}\n';
  expect(await linesOf(facts, {[data]: text, [figure]: 'sv: >-\n  Efter 45\n  dagar\nen: 45 days\n'})).toEqual([
    `${figure}:1 "45 dagar" stands in the data (limits.sourceIdle) and is told by hand. → Write {limits.sourceIdle}. If it is something else, say so in tools/check/exceptions.yml.`,
    `${figure}:4 "45 days" stands in the data (limits.sourceIdle) and is told by hand. → Write {limits.sourceIdle}. If it is something else, say so in tools/check/exceptions.yml.`,
    `${data}:2 "300 sekunder" stands in the data (limits.sqlTime) and is told by hand. → Write {limits.sqlTime}. If it is something else, say so in tools/check/exceptions.yml.`,
  ]);
});

it('a schedule says its own time where it is defined', async () => {
  const file = 'src/product/facts/sync.yml';
  const text = 'every:\n  sv: var 5:e minut\n  en: every 5 minutes\nat: 02:30\nsv: 300 sekunder\n';
  expect(await linesOf(facts, {[file]: text})).toEqual([expect.stringContaining(`${file}:5 "300 sekunder"`)]);
});
