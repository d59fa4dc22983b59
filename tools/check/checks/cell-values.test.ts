import {expect, it} from 'vitest';
import {cellValues} from './cell-values';
import {linesOf, page} from '../fixture';

const files = {sv: 'docs-report/a.mdx', en: 'i18n/en/docusaurus-plugin-content-docs-report/current/a.mdx'};

it.each([
  ['sv', '| `#REFERENS!` | YT-6004 |', 'YT-6005 shows #REFERENS!, too. → Add it to the row.'],
  ['en', '| `#REF!` | YT-6004 to YT-6006 |', 'YT-6006 does not show #REF!. → Take it out of the row.'],
] as const)('a row that is not what the data say, %s: %s', async (language, text, message) => {
  expect(await linesOf(cellValues, {[files[language]]: page(text)})).toEqual([`${files[language]}:10 ${message}`]);
});

it.each(['| `#REFERENS!` | YT-6004, YT-6005 |', '| `#REFERENS!` | YT-6004 till YT-6005 |', '| `#REFERENS!` | något |'])(
  'a row that is: %s',
  async (text) => {
    expect(await linesOf(cellValues, {[files.sv]: page(text)})).toEqual([]);
  },
);
