import {expect, it} from 'vitest';
import {linesOf, page} from '../fixture';
import {terms} from './terms';

const sv = 'docs-report/a.mdx';
const en = 'i18n/en/docusaurus-plugin-content-docs-report/current/a.mdx';

it.each<[string, string]>([
  [sv, 'Gör en säkerhetskopia. Kör `backup`, se [kopior](/api/sql/backup) eller _backup_ och **Backup**.'],
  [sv, 'Det engelska ordet ”backup” står i knappen.'],
  [sv, 'Välj delegated permissions i Entra.'],
  [sv, '```text\nbackup\n```'],
  [en, 'Open the dialog. The ribbon has a tab; synchronisation runs.'],
])('accepts %s: %j', async (file, body) => {
  expect(await linesOf(terms, {[file]: page(body)})).toEqual([]);
});

it.each<[string, string, number, string]>([
  [sv, 'Ta en backup.', 10, '"backup" is a word to avoid. → Write "säkerhetskopia".'],
  [sv, 'Först detta.\nSedan är backupen\nklar.', 11, '"backupen" is a word to avoid. → Write "säkerhetskopia".'],
  [sv, '## Ini-filen {#ini}', 10, '"Ini-filen" is a word to avoid. → Write "init-fil".'],
  [sv, 'Lista:\n\n- Ge dem permission.', 12, '"permission" is a word to avoid. → Write "behörighet".'],
  [en, 'Open the dialog box.', 10, '"dialog box" is a word to avoid. → Write "dialog".'],
  [en, 'All cost centers.', 10, '"cost centers" is a word to avoid. → Write "cost centre".'],
])('refuses in %s: %j', async (file, body, line, message) => {
  expect(await linesOf(terms, {[file]: page(body)})).toEqual([`${file}:${line} ${message}`]);
});

it('reads the front matter too, but not the keywords', async () => {
  const source = page('Text.', {lead: 'Ta en backup.', keywords: '[backup]'});
  expect(await linesOf(terms, {[sv]: source})).toEqual([
    `${sv}:4 "backup" is a word to avoid. → Write "säkerhetskopia".`,
  ]);
});

it('takes a compound for another word', async () => {
  expect(await linesOf(terms, {[sv]: page('Mappen Backupmapp.')})).toEqual([]);
});
