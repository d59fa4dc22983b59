import {expect, it} from 'vitest';
import {readYaml} from '../../../packages/checked-yaml';
import {linesOf} from '../fixture';
import {tableSchema} from './schema';

it('reads the product data in both languages, and a rule of both once', async () => {
  const file = 'src/product/facts/errors.yml';
  const text = JSON.stringify({sv: 'Är anslutningen personlig kan bara du uppdatera den.'}, undefined, 2);
  expect(await linesOf('refuted', {[file]: text})).toEqual([
    expect.stringContaining(`${file}:2 This was written once and was found wrong. → `),
  ]);
});

const row = (change: string) => `reads: [line]\nrules:\n  - find: /a/\n    bad: a\n    good: b\n${change}`;

it.each([
  ['    find: a\n', 'a key is written twice'],
  ['  - {find: a, bad: a, good: b}\n', '6 "rules[1].find" is not a pattern. → Write it between slashes'],
  ['  - {find: /a(/, bad: a, good: b}\n', '6 "rules[1].find" is not a pattern.'],
  ['    known: {lists: [host]}\n', '6 "rules[0].known.lists[0]" is "host". → Did you mean hosts?'],
  ['  - {find: /a/, bad: a}\n', '6 "rules[1].good" is missing.'],
  ['says: ""\n', '6 "says" is empty.'],
])('a row that is refused: %j', (change, shown) => {
  const {faults} = readYaml('a.yml', Buffer.from(row(change)), tableSchema);
  expect(faults.map(({line, message, remedy}) => `${line} ${message} → ${remedy}`)).toEqual([
    expect.stringContaining(shown),
  ]);
});
