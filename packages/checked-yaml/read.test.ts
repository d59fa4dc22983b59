import {describe, expect, it} from 'vitest';
import {z} from 'zod/v4';
import {formatFault, FaultsError, readYaml, requireSound} from '.';

const text = z.union([z.string(), z.strictObject({sv: z.string().min(1), en: z.string().min(1)})]);
const box = z.strictObject({kind: z.literal('box'), title: text, at: z.tuple([z.int(), z.int()]).optional()});
const row = z.strictObject({kind: z.literal('row'), items: z.array(text).min(1), tone: z.enum(['here', 'end'])});
const schema = z.discriminatedUnion('kind', [box, row]);

const read = (written: string | Uint8Array) =>
  readYaml('a.yml', typeof written === 'string' ? Buffer.from(written) : written, schema);

/** `line message → remedy` of each fault. */
const faultsOf = (written: string | Uint8Array) =>
  read(written).faults.map(({line, message, remedy}) => `${line} ${message} → ${remedy}`);

it('gives what the file holds, and the line of each part', () => {
  const {data, faults, lineOf} = read('kind: box\ntitle: &words\n  sv: Två\n  en: Two\nat:\n  - 1\n  - 2\n');
  expect(faults).toEqual([]);
  expect(data).toEqual({kind: 'box', title: {sv: 'Två', en: 'Two'}, at: [1, 2]});
  expect([[], ['title'], ['title', 'en'], ['at', 1], ['title', 'fi']].map(lineOf)).toEqual([1, 2, 4, 7, 2]);
});

describe('a file that is no YAML is one fault', () => {
  it.each([
    ['a tab', 'kind: box\ntitle:\n\tsv: a\n', '3 The file cannot be read: a line begins with a tab.'],
    ['a doubled key', 'kind: box\ntitle: a\nkind: row\n', '3 The file cannot be read: a key is written twice.'],
    [
      'a line too far left',
      'kind: box\ntitle:\n  sv: a\n en: b\n',
      '4 The file cannot be read: the indentation is wrong.',
    ],
    [
      'a line too far right',
      'kind: box\ntitle:\n  sv: a\n   en: b\n',
      '4 The file cannot be read: the indentation is wrong.',
    ],
    [
      'an item too far left',
      'kind: row\nitems:\n  - a\n - b\n',
      '4 The file cannot be read: the indentation is wrong.',
    ],
    [
      'a merge',
      'kind: box\n<<<<<<< HEAD\ntitle: a\n=======\ntitle: b\n>>>>>>> c\n',
      '2 A merge has left its marks here.',
    ],
    ['the middle of a merge', 'kind: box\ntitle: a\n=======\n', '3 A merge has left its marks here.'],
    ['another encoding', Buffer.from('kind: box\ntitle: Två\n', 'latin1'), '2 The file is not UTF-8.'],
    [
      'an open quotation mark',
      'kind: box\ntitle: "a\nat: [1, 2]\n',
      '2 The file cannot be read: a quotation mark is not closed.',
    ],
    ['a colon', 'kind: box\ntitle: a: b\n', '2 The file cannot be read: a value holds a colon.'],
    [
      'a colon between brackets',
      'kind: box\ntitle: {sv: a: b, en: c}\n',
      '2 The file cannot be read: a value between brackets holds a colon.',
    ],
    [
      'an open bracket',
      'kind: box\ntitle: {sv: a, en: b\nat: [1, 2]\n',
      '3 The file cannot be read: a bracket is not closed.',
    ],
    [
      'a bracket in a text',
      'kind: box\ntitle: {0} rows\n',
      '2 The file cannot be read: something follows a closing bracket or quotation mark.',
    ],
    ['a reserved sign', 'kind: box\ntitle: @b\n', '2 The file cannot be read: a value begins with @.'],
    ['an unknown mark', 'kind: box\ntitle: *b\n', '2 Nothing above is marked &b.'],
    [
      'a comma too many',
      'kind: box\ntitle: {sv: a,, en: b}\n',
      '2 The file cannot be read: there is one , too many between brackets.',
    ],
    ['a tag', 'kind: box\ntitle: !b c\n', '2 The file cannot be read: a value begins with !.'],
    ['a line without key', 'kind: box\ntitle\nat: [1, 2]\n', '2 The file cannot be read: a line has no key.'],
    ['two documents', 'kind: box\n---\ntitle: a\n', '2 The file cannot be read: a line --- begins a second document.'],
  ])('%s', (_what, written, expected) => {
    const faults = faultsOf(written);
    expect(faults).toEqual([expect.stringMatching(/ → \S/)]);
    expect(faults[0]!.split(' → ')[0]).toBe(expected);
  });
});

it.each([
  ['no content', '', '1 The file is empty. → Write keys with values.'],
  ['another kind', 'kind: bix\n', '1 "kind" is "bix". → Did you mean box? Allowed: box, row.'],
  ['no kind', 'title: a\n', '1 "kind" is missing. → Allowed: box, row.'],
  ['a missing language', 'kind: box\ntitle:\n  sv: a\n', '2 "title.en" is missing. → Write it: a text.'],
  ['an empty text', 'kind: box\ntitle: {sv: a, en: ""}\n', '2 "title.en" is empty. → Write it, or take the key away.'],
  [
    'an empty value',
    'kind: box\ntitle: {sv: a, en: }\n',
    '2 "title.en" is empty. → Write a text, between quotation marks when it begins with a sign.',
  ],
  [
    'a number for a text',
    'kind: row\ntone: end\nitems:\n  - 60\n',
    '4 "items[0]" is a number, not a text. → Put it between quotation marks: "60".',
  ],
  ['a text for a list', 'kind: row\ntone: end\nitems: a\n', '3 "items" is a text, not a list. → Write a list.'],
  ['too few', 'kind: row\ntone: end\nitems: []\n', '3 "items" is empty. → Write it, or take the key away.'],
  ['too many', 'kind: box\ntitle: a\nat: [1, 2, 3]\n', '3 "at" must be at most 2 items. → Write at most 2 items.'],
  [
    'no whole number',
    'kind: box\ntitle: a\nat: [1, 0.5]\n',
    '3 "at[1]" is a number, not a whole number. → Write a whole number.',
  ],
  [
    'a misspelt key',
    'kind: box\ntilte: a\n',
    '2 "tilte" is not known here. → Did you mean title? Known: kind, title, at.',
  ],
  ['a key too much', 'kind: box\ntitle: a\nsubject: b\n', '3 "subject" is not known here. → Known: kind, title, at.'],
  [
    'a key too far left',
    'kind: box\ntitle:\n  sv: a\nen: b\n',
    '4 "en" is indented wrongly. → Indent it so that it belongs to "title".',
  ],
  [
    'a key too far right',
    'kind: row\nitems:\n  - sv: a\n    en: b\n    tone: end\n',
    '5 "items[0].tone" is indented wrongly. → Indent it so that it belongs to the top of the file.',
  ],
])('of another shape: %s', (_what, written, expected) => {
  expect(faultsOf(written)).toEqual([expected]);
});

it('has every fault of shape, in the order of the lines', () => {
  expect(faultsOf('kind: row\nitems:\n  - 1\n  - sv: a\ntone: ende\n').map((fault) => fault.split(' → ')[0])).toEqual([
    '3 "items[0]" is a number, not a text.',
    '4 "items[1].en" is missing.',
    '5 "tone" is "ende".',
  ]);
});

it('stops with all faults, file, line and remedy', () => {
  const {faults} = read('kind: bix\n');
  expect(formatFault(faults[0]!)).toBe('a.yml:1  "kind" is "bix".\n  → Did you mean box? Allowed: box, row.');
  expect(() => requireSound([...faults, ...faults])).toThrow(FaultsError);
  expect(() => requireSound([])).not.toThrow();
});
