import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {parse} from 'yaml';
import {z} from 'zod/v4';
import {figureSchema, textIn} from '.';

interface Examples {
  /** By kind. */
  readonly right: Readonly<Record<string, object>>;
  readonly refused: readonly {readonly of: string; readonly change: object; readonly says: string}[];
}

const {right, refused} = parse(readFileSync(path.join(__dirname, 'schema.examples.yml'), 'utf8')) as Examples;
const schema = figureSchema({text: textIn(['sv', 'en']), list: z.array});

/** `path message; remedy` of each fault. */
const faultsOf = (figure: object) =>
  schema.safeParse(figure).error?.issues.map(({path, message}) => `${path.join('.')} ${message.replace('\n', '; ')}`) ??
  [];

it.each(Object.entries(right))('accepts a %s', (_kind, figure) => expect(faultsOf(figure)).toEqual([]));

it.each(refused)('refuses, of a $of, $change', ({of, change, says}) => {
  const [fault, ...more] = faultsOf({...right[of], ...change});
  expect(more).toEqual([]);
  // Where only the place is said, the words are those of Zod.
  expect(says.endsWith(' ') ? fault?.slice(0, says.length) : fault).toBe(says);
});
