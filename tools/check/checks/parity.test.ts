import {expect, it} from 'vitest';
import {runChecks} from '../run';
import {components} from './components';
import {fixtureProject, linesOf, page} from '../fixture';
import {parity} from './parity';

const sv = 'docs-report/a.mdx';
const en = 'i18n/en/docusaurus-plugin-content-docs-report/current/a.mdx';

const pair = (swedish: string, english: string) => ({[sv]: page(swedish), [en]: page(english)});
const fence = (lang: string, code: string) => `\`\`\`${lang}\n${code}\n\`\`\``;

it('accepts pages that differ in words, comments, formulas and word order only', async () => {
  const swedish = `## Före {#before}\n\n<Term id="a">ett</Term> och <Term id="b">två</Term>\n\n<UiPath sv="Arkiv" en="File" />\n\n${fence('sql title="a.sql"', '-- svenska\nSELECT 1;')}\n\n${fence('excel', '=YT.RATE("EUR";A1)')}\n\n<Figure id="parts" />`;
  const english = `## Before {#before}\n\n<Term id="b">two</Term> and <Term id="a">one</Term>\n\n<UiPath sv="Arkiv" en="File" />\n\n${fence('sql title="a.sql"', 'SELECT 1; -- English')}\n\n${fence('excel', '=YT.RATE("EUR",A1)')}\n\n<Figure id="parts" />`;
  expect(await linesOf(parity, pair(swedish, english))).toEqual([]);
});

it('accepts that a sample tells the package the language of its page', async () => {
  const sample = (language: string) => fence('batch', `msiexec /i a.msi YT_LANGUAGE=${language}`);
  expect(await linesOf(parity, pair(sample('sv'), sample('en')))).toEqual([]);
});

it.each<[string, string, string, string]>([
  ['another heading id', '## A {#a}', '## A {#b}', `${en}:10 Heading 1 is h2 #b; ${sv}:10 has h2 #a.`],
  [
    'another level',
    '## A {#a}\n\n### B {#b}',
    '## A {#a}\n\n## B {#b}',
    `${en}:12 Heading 2 is h2 #b; ${sv}:12 has h3 #b.`,
  ],
  ['a missing heading', '## A {#a}\n\n## B {#b}', '## A {#a}', `${en}:10 Heading 2 is missing; ${sv}:12 has h2 #b.`],
  [
    'another sample',
    fence('sql', 'SELECT 1\nFROM a;'),
    fence('sql', 'SELECT 1\nFROM b;'),
    `${en}:12 The sample differs from ${sv}:10: "FROM b;" here, "FROM a;" there.`,
  ],
  [
    'another sample language',
    fence('sql', 'x'),
    fence('text', 'x'),
    `${en}:10 The sample differs from ${sv}:10: the language (text, sql)`,
  ],
  ['a missing sample', fence('json', '1'), 'Text.', `${en}:1 The page has 0 samples; ${sv} has 1.`],
  [
    'another prop',
    '<ErrorList codes="YT-2001" />',
    '<ErrorList codes="YT-2002" />',
    `${en}:10 Component 1 is <ErrorList codes="YT-2002">; ${sv}:10 has <ErrorList codes="YT-2001">.`,
  ],
  [
    'a missing figure',
    '<Figure id="parts" />',
    'Text.',
    `${en}:1 Component 1 is missing; ${sv}:10 has <Figure id="parts">.`,
  ],
  [
    'a missing term',
    '## A {#a}\n\nEtt <Term id="a">x</Term>',
    '## A {#a}\n\nOne x',
    `${en}:10 <Term id="a"> of ${sv}:12 is missing here.`,
  ],
  ['an extra key', 'x', 'One <Key combo="F9" />', `${en}:10 <Key combo="F9"> is not in ${sv}.`],
])('refuses %s', async (_name, swedish, english, line) => {
  const [found, ...more] = await linesOf(parity, pair(swedish, english));
  expect(found).toContain(line);
  expect(more).toEqual([]);
});

it('refuses a name in code that stands in one language only', async () => {
  const body = (excel: string, name: string) => `\`${excel}\` och \`#NAMN?\`\n\n\`${name}\``;
  const lines = await linesOf(parity, pair(body('OM', 'PeriodKy'), body('IF', 'PeriodKey').replace('NAMN', 'NAME')));
  expect(lines).toEqual([
    `${en}:12 \`PeriodKey\` stands nowhere in ${sv}. → Write \`PeriodKy\` here, or \`PeriodKey\` there.`,
  ]);
});

it('refuses front matter that differs', async () => {
  const lines = await linesOf(parity, {
    [sv]: page('Text.', {editions: '[excel, web]', slug: '/x'}),
    [en]: page('Text.', {editions: '[excel]', slug: '/x', unlisted: 'true'}),
  });
  expect(lines).toEqual([
    `${en}:7 "editions" is ["excel"]; ${sv} says ["excel","web"]. → Say the same in both.`,
    `${en}:9 The key "unlisted" is not in ${sv}. → Use the same keys in both languages.`,
  ]);
});

it('refuses a page in one language only', async () => {
  expect(await linesOf(parity, {[sv]: page('Text.')})).toEqual([
    `${sv}:1 The page has no counterpart ${en}. → Write it; both languages are complete.`,
  ]);
  expect(await linesOf(parity, {[en]: page('Text.')})).toEqual([
    `${en}:1 The page has no counterpart ${sv}. → Write it; both languages are complete.`,
  ]);
});

it('leaves a fault of the Swedish page to the check that found it there', async () => {
  const swedish = page('<RoleBadge role="boss" />', {kind: 'reference'});
  const root = fixtureProject({[sv]: swedish, [en]: page('<RoleBadge role="admin" />', {kind: 'reference'})});
  const {problems} = await runChecks(root, [components, parity]);
  expect(problems.map(({file, check}) => `${file} ${check}`)).toEqual([`${sv} components`]);
});

it('tells a difference at the Swedish page when that has changed since it was translated', async () => {
  const [line] = await linesOf(parity, {
    [sv]: page('## A {#b}'),
    [en]: page('## A {#a}', {translated_from: '0123456789ab'}),
  });
  expect(line).toContain(`${sv}:10 Heading 1 is h2 #b; ${en}:11 has h2 #a.`);
});
