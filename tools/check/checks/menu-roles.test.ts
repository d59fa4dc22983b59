import {expect, it} from 'vitest';
import {linesOf, page} from '../fixture';
import {menuRoles} from './menu-roles';

const files = {sv: 'docs-report/a.mdx', en: 'i18n/en/docusaurus-plugin-content-docs-report/current/a.mdx'};

it.each([
  [
    'sv',
    'Öppna **Portal > API > Skapa** med rollen **Rapportbyggare**.',
    '"Portal > API > Skapa" is not shown to the role Rapportbyggare. → It is shown from Administratör',
  ],
  [
    'sv',
    'Text.\n\nEn administratör tar tillbaka den i **Portal > Licenser > Offline**.',
    '"Portal > Licenser > Offline" is not shown to the role Administratör. → It is shown from Systemadministratör',
  ],
  [
    'en',
    'A reader opens **Yttra > Build > Insert function**.',
    '"Yttra > Build > Insert function" is not shown to the role Reader. → It is shown from Designer',
  ],
] as const)('a role that does not see the menu, %s: %s', async (language, text, message) => {
  const [found, ...more] = await linesOf(menuRoles, {[files[language]]: page(text)});
  expect(found).toContain(message);
  expect(more).toEqual([]);
});

it('the data say it, too', async () => {
  const file = 'src/product/facts/statements.yml';
  expect(await linesOf(menuRoles, {[file]: '{\n  "en": "A reader opens **Portal > Users**."\n}\n'})).toEqual([
    expect.stringContaining(`${file}:2 "Portal > Users" is not shown to the role Reader.`),
  ]);
});

it.each([
  'Öppna **Portal > API > Skapa** med rollen **Administratör**.',
  'En systemadministratör öppnar **Portal > Användare**.',
  'Läsaren öppnar **Portal > Hämta**.',
  'Rapportbyggaren ber om det. Öppna **Portal > Användare**.',
  'En rapportbyggare ber en administratör öppna **Portal > Användare**.',
])('a role that sees it: %s', async (text) => {
  expect(await linesOf(menuRoles, {[files.sv]: page(text)})).toEqual([]);
});
