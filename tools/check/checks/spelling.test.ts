import {expect, it} from 'vitest';
import {linesOf, page} from '../fixture';
import {spelling} from './spelling';

const [sv, en] = ['docs-report/a.mdx', 'i18n/en/docusaurus-plugin-content-docs-report/current/a.mdx'];
const front = {title: 'Start', description: 'Test', lead: 'Test'};

it('accepts Swedish compounds, names, codes, paths, abbreviations and code', async () => {
  const text =
    'Systemdatabasen i Yttra sparar verifikationsdatumet i Excel-arbetsboken, `felstavadt`, YT-2003, TLS 1.2, yttra.ini, en användar-DSN och kund- och leverantörsfakturor.';
  expect(await linesOf(spelling, {[sv]: page(text, front)})).toEqual([]);
});

it('accepts British English', async () => {
  expect(
    await linesOf(spelling, {[en]: page('The organisation recognises the colour of its licence.', front)}),
  ).toEqual([]);
});

it.each([
  [sv, 'Det är felstavadt.', 'felstavadt'],
  [sv, 'Öppna annnat fönster.', 'annnat'],
  [sv, 'Choose another colour.', 'Choose'],
  [en, 'Press the buttn.', 'buttn'],
  [en, 'The color of the license center.', 'color'],
  [en, 'Öppna fönstret.', 'fönstret'],
])('finds in %s: %s', async (file, text, word) => {
  const lines = await linesOf(spelling, {[file]: page(text, front)});
  expect(lines).toContainEqual(
    expect.stringMatching(
      new RegExp(
        `^${file}:10 "${word}" is in no (?:Swedish|British English) dictionary\\. → .*add a right word to cspell/words-`,
      ),
    ),
  );
});

it('reads the title and the lead, too', async () => {
  const lines = await linesOf(spelling, {[sv]: page('Text.', {...front, lead: 'Felstavadt.'})});
  expect(lines).toEqual([expect.stringContaining(`${sv}:4 "Felstavadt"`)]);
});
