import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {z} from 'zod/v4';
import {FaultsError, readYaml, requireSound, unfold} from '.';

const {unreadable, misshapen} = parse(readFileSync(path.join(__dirname, 'faults.yml'), 'utf8')) as Record<
  'unreadable' | 'misshapen',
  readonly {readonly what: string; readonly written: string; readonly says: string}[]
>;

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
  it.each(unreadable)('$what', ({written, says}) => {
    const faults = faultsOf(written);
    expect(faults).toEqual([expect.stringMatching(/ → \S/)]);
    expect(faults[0]!.split(' → ')[0]).toBe(says);
  });

  it('another encoding', () =>
    expect(faultsOf(Buffer.from('kind: box\ntitle: Två\n', 'latin1'))).toEqual([
      expect.stringMatching(/^2 The file is not UTF-8\. → \S/),
    ]));
});

it.each(misshapen)('of another shape: $what', ({written, says}) => {
  expect(faultsOf(written)).toEqual([says]);
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
  const {message} = new FaultsError([...faults, ...faults]);
  const said = 'a.yml:1  "kind" is "bix".\n  → Did you mean box? Allowed: box, row.';
  expect(message).toBe(`${said}\n${said}`);
  expect(() => requireSound(faults)).toThrow(FaultsError);
  expect(() => requireSound([])).not.toThrow();
});

it('puts folded values on their first line, and leaves every other line its number', () => {
  const text = 'a: >-\n  one\n  two\n# note\nb: three\n  four\nc: "five\n  six"\nd: |\n  7\n  8\ne: 9\n';
  const unfolded = unfold(text);
  expect(unfolded).toContain('one two');
  expect(unfolded).toContain('three four');
  expect(unfolded).toContain('"five six"');
  expect(unfolded.split('\n').indexOf('e: 9')).toBe(text.split('\n').indexOf('e: 9'));
  expect(unfolded.split('\n').indexOf('# note')).toBe(text.split('\n').indexOf('# note'));
});
