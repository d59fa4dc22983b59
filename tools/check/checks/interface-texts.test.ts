import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {sectionIds} from '../../../src/lib/sections';
import {sidebarKeys} from '../lib/sidebars';
import {linesOf} from '../fixture';

type Texts = Readonly<Record<string, {readonly message: string} | undefined>>;

const swedish = JSON.parse(readFileSync(path.resolve('i18n/sv/code.json'), 'utf8')) as Texts;
const x = {message: 'x'};

/** A site without faults, but for a change. */
function site(change: {component?: string; en?: Texts; sv?: Texts; api?: Texts}): Record<string, string> {
  const ofSections = sectionIds.map((section) => {
    const own = Object.fromEntries(sidebarKeys(section).map((key) => [key, x]));
    const texts = section === 'api' ? {...own, ...change.api} : own;
    return [`i18n/en/docusaurus-plugin-content-docs-${section}/current.json`, JSON.stringify(texts)];
  });
  const component = change.component ?? '<Translate id="a.b">Hej</Translate>';
  return {
    ...(Object.fromEntries(ofSections) as Record<string, string>),
    'src/A.tsx': `import Translate from '@docusaurus/Translate';\nexport const a = ${component};\n`,
    'plugins/p.ts': '',
    'i18n/en/code.json': JSON.stringify(change.en ?? {'a.b': {message: 'Hello'}}),
    'i18n/sv/code.json': JSON.stringify({...swedish, 'theme.NavBar.navAriaLabel': x, ...change.sv}),
  };
}

const computed = 'src/A.tsx:2 The id of this text is not a plain string.';

it.each<[Parameters<typeof site>[0], ...string[]]>([
  [{}],
  [{en: {}}, 'src/A.tsx:2 The text "a.b" has no English.'],
  [{en: {'a.b': {message: ' '}}}, 'i18n/en/code.json:1 The text "a.b" is empty.'],
  [{en: {'a.b': x, 'a.c': x}}, 'i18n/en/code.json:1 Nothing uses the text "a.c".'],
  [{component: "translate({id: 'a.' + x})", en: {}}, computed],
  [{component: '<Translate id={x}>Hej</Translate>', en: {}}, computed],
  [{sv: {'theme.nonsense': x}}, 'i18n/sv/code.json:1 Nothing uses the text "theme.nonsense".'],
  [
    {sv: {'theme.NavBar.navAriaLabel': undefined}},
    '"theme.NavBar.navAriaLabel" is in English on Swedish pages: "Main".',
  ],
  [{api: {'sidebar.apiSidebar.category.Old': x}}, 'Nothing uses the text "sidebar.apiSidebar.category.Old".'],
  [{api: {'sidebar.apiSidebar.category.SQL': undefined}}, '"sidebar.apiSidebar.category.SQL" has no English.'],
])('%j', async (change, ...lines) => {
  expect(await linesOf('interface-texts', site(change))).toEqual(lines.map((line) => expect.stringContaining(line)));
});
