import {expect, it} from 'vitest';
import {components} from './components';
import {linesOf, page} from '../fixture';

const sv = 'docs-report/a.mdx';

/** Problems of a Swedish page with the given body; it begins on line 10. */
const onPage = (body: string) => linesOf(components, {[sv]: page(body)});

it('accepts components as they are to be written, and Markdown', async () => {
  expect(
    await onPage(
      'Tryck <Key combo="F9" />.\n\n<FactTable of="ports" />\n\n<ComponentGallery />\n\n<details>\n<summary>Mer</summary>\n\nText.\n\n</details>',
    ),
  ).toEqual([]);
});

it.each([
  [
    '<RoleBadge role="boss" />',
    '10 <RoleBadge> does not take role="boss". → Allowed: reader, designer, admin, sysadmin, dba, it or support.',
  ],
  ['<RoleBadge rol="admin" />', '10 <RoleBadge> has no attribute rol. → Did you mean "role"? It takes role.'],
  ['Text.\n\n<Key />', '12 <Key> needs the attribute combo. → For example <Key combo="Ctrl+Alt+F9" />'],
  ['<Key combo={"F9"} />', '10 <Key> takes combo as plain text only. → Write combo="…".'],
  ['<Key {...keys} />', '10 <Key> has no attribute …. → It takes combo.'],
  [
    '<Figur id="parts" />',
    '10 There is no component <Figur>. → Did you mean <Figure>? src/components/README.md lists them.',
  ],
  ['<Zzzzzzzzzz />', '10 There is no component <Zzzzzzzzzz>. → src/components/README.md lists them.'],
  ['<ErrorList codes="YT-2001, YT-2999" />', '10 <ErrorList> does not take codes="YT-2999". → Did you mean "YT-2'],
  ['<Figure id="part" />', '10 <Figure> does not take id="part". → Did you mean "parts"?'],
])('refuses %s', async (body, message) => {
  const found = await onPage(body);
  expect(found).toHaveLength(1);
  expect(found[0]).toContain(`${sv}:${message}`);
});

it('finds the same fault in both languages', async () => {
  const en = 'i18n/en/docusaurus-plugin-content-docs-report/current/a.mdx';
  const body = page('<RoleBadge role="boss" />');
  expect(await linesOf(components, {[sv]: body, [en]: body})).toHaveLength(2);
});
