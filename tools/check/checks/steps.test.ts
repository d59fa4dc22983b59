import {expect, it} from 'vitest';
import {pen} from '../../pages/pen';
import {linesOf, page} from '../fixture';
import {steps} from './steps';

const files = {sv: 'docs-report/a.mdx', en: 'i18n/en/docusaurus-plugin-content-docs-report/current/a.mdx'};
const mixed = {roles: '[designer, admin]'};

const list = (step: string, before = '', id = 'do') =>
  `## Gör {#${id}}\n\n${before}\n\n<Steps>\n<Step>\n\n${step}\n\n<Result>\n\n**Portal > API**, som en administratör.\n\n</Result>\n\n</Step>\n</Steps>`;

it('steps that do not say where one is', async () => {
  expect(await linesOf(steps, {[files.sv]: page(list('Välj **Ta bort**.'))})).toEqual([
    `${files.sv}:17 The first of the steps under "Gör" does not say where one is. → Begin with the menu path, the program, the file or the command.`,
  ]);
});

it.each([
  ['sv', 'Öppna **Portal > API** och läs.'],
  ['en', 'Open **Portal > API**. Choose it.'],
] as const)('steps of a page for several roles that do not say who takes them, %s', async (language, step) => {
  expect(await linesOf(steps, {[files[language]]: page(list(step), {...mixed})})).toEqual([
    `${files[language]}:18 Nothing says who takes the steps under "Gör". → Name the role before the steps or in the first one.`,
  ]);
});

it.each([
  ['Öppna **Portal > API** med rollen **Administratör**.', '', mixed],
  ['Öppna **Portal > API**.', 'Rapportbyggaren gör det här.', mixed],
  ['Öppna **Portal > API**.', '', {roles: '[admin, sysadmin]'}],
  ['Öppna **Portal > API**.', '', {roles: '[reader, designer, admin]'}],
  ['Öppna <UiPath sv="Arkiv > Alternativ" en="File > Options" />.', '', {}],
  ['Starta Excel.', '', {}],
  ['Kör `setup.exe`.', 'IT gör det här.', mixed],
  [`${pen} Vad läsaren gör.`, '', {}],
] as const)('steps that say it: %s', async (step, before, frontMatter) => {
  expect(await linesOf(steps, {[files.sv]: page(list(step, before), {...frontMatter})})).toEqual([]);
});

it('a check is done by whoever took the steps', async () => {
  expect(await linesOf(steps, {[files.sv]: page(list('Starta Excel.', '', 'check'), {...mixed})})).toEqual([]);
});
