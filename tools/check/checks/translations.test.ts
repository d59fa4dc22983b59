import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {freshnessIn} from '../../../config/freshness';
import {findPair, stamp} from '../../../packages/translation-freshness';
import {sections} from '../corpus/layout';
import {sidebarKeys} from '../lib/sidebars';
import {runChecks} from '../run';
import {fixtureProject, linesOf, page} from '../fixture';
import {interfaceTexts} from './interface-texts';
import {translations} from './translations';

const [sv, en] = ['docs-report/faq/a.mdx', 'i18n/en/docusaurus-plugin-content-docs-report/current/faq/a.mdx'];
const body = '## Steg {#steps}\n\nGör så.\n\n## Kontroll {#check}\n\nSe efter.';

/** Everything that a site without faults has beside its pages. */
function interfaceFiles(
  change: {component?: string; en?: object; sv?: object; api?: object} = {},
): Record<string, string> {
  const theme = {'theme.NavBar.navAriaLabel': {message: 'Huvudmeny'}};
  const current = Object.fromEntries(
    sections.map((section) => [
      `i18n/en/docusaurus-plugin-content-docs-${section}/current.json`,
      JSON.stringify(Object.fromEntries(sidebarKeys(section).map((key) => [key, {message: 'x'}]))),
    ]),
  );
  const api = 'i18n/en/docusaurus-plugin-content-docs-api/current.json';
  return {
    ...current,
    [api]: JSON.stringify({...JSON.parse(current[api]!), ...change.api}),
    'src/A.tsx': `import Translate from '@docusaurus/Translate';\nexport const a = ${change.component ?? '<Translate id="a.b">Hej</Translate>'};\n`,
    'plugins/p.ts': '',
    'i18n/en/code.json': JSON.stringify(change.en ?? {'a.b': {message: 'Hello'}}),
    'i18n/sv/code.json': JSON.stringify({...realSwedish(), ...theme, ...change.sv}),
  };
}

const realSwedish = (): object => JSON.parse(readFileSync(path.resolve('i18n/sv/code.json'), 'utf8'));

it('accepts texts that are all there and used', async () => {
  expect(await linesOf(interfaceTexts, interfaceFiles())).toEqual([]);
});

it.each<[Parameters<typeof interfaceFiles>[0], string]>([
  [{en: {}}, 'src/A.tsx:2 The text "a.b" has no English.'],
  [{en: {'a.b': {message: ' '}}}, 'i18n/en/code.json:1 "a.b.message" is empty.'],
  [{en: {'a.b': {message: 'x'}, 'a.c': {message: 'x'}}}, 'i18n/en/code.json:1 Nothing uses the text "a.c".'],
  [{component: "translate({id: 'a.' + x})", en: {}}, 'src/A.tsx:2 The id of this text is not a plain string.'],
  [{component: '<Translate id={x}>Hej</Translate>', en: {}}, 'src/A.tsx:2 The id of this text is not a plain string.'],
  [{sv: {'theme.nonsense': {message: 'x'}}}, 'i18n/sv/code.json:1 Nothing uses the text "theme.nonsense".'],
  [
    {sv: {'theme.NavBar.navAriaLabel': undefined}},
    'i18n/sv/code.json:1 The framework\'s text "theme.NavBar.navAriaLabel" is in English on Swedish pages: "Main".',
  ],
  [
    {api: {'sidebar.apiSidebar.category.Old': {message: 'x'}}},
    'current.json:1 Nothing uses the text "sidebar.apiSidebar.category.Old".',
  ],
  [
    {api: {'sidebar.apiSidebar.category.SQL': undefined}},
    'current.json:1 The sidebar text "sidebar.apiSidebar.category.SQL" has no English.',
  ],
])('refuses %j', async (change, line) => {
  expect(await linesOf(interfaceTexts, interfaceFiles(change))).toContainEqual(expect.stringContaining(line));
});

it('warns about a translation that nobody has stamped', async () => {
  expect(await linesOf(translations, {[sv]: page(body), [en]: page(body)})).toEqual([
    `${en}:1 Nobody has recorded that the translation was compared with the Swedish page. → npm run translate -- stamp report/faq/a`,
  ]);
});

it('warns about a stale translation and names the parts', async () => {
  const before = fixtureProject({[sv]: page(body), [en]: page(body)});
  const project = freshnessIn(before);
  stamp(project, [findPair(project, 'report/faq/a')]);
  const files = Object.fromEntries(
    [en, 'i18n/en/.freshness.json'].map((file) => [file, readFileSync(path.join(before, file), 'utf8')]),
  );
  expect(await linesOf(translations, {...files, [sv]: page(body)})).toEqual([]);
  expect(await linesOf(translations, {...files, [sv]: page(body.replace('Se efter', 'Kontrollera'))})).toEqual([
    `${en}:1 The Swedish page has changed since it was translated: #check. → Bring it up to date, then npm run translate -- stamp report/faq/a`,
  ]);
  const both = {...files, [sv]: page(body.replace('Se efter', 'Kontrollera')), [en]: `${files[en]}\nLook.\n`};
  expect(await linesOf(translations, both)).toEqual([
    `${en}:1 Both languages have changed since they were compared; in Swedish: #check. → Compare them, then npm run translate -- stamp report/faq/a`,
  ]);
});

it('takes entries of pages that are gone out of the side file', async () => {
  const root = fixtureProject({'i18n/en/.freshness.json': '{"report/gone.mdx": {}}', [sv]: page(body)});
  expect((await runChecks(root, [translations])).problems[0]?.message).toBe('There is no page report/gone.mdx.');
  expect((await runChecks(root, [translations], {fix: true})).problems).toEqual([]);
  expect(existsSync(path.join(root, 'i18n/en/.freshness.json'))).toBe(true);
});
