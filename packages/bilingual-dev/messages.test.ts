import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {parse} from 'yaml';
import {Messages} from './messages';

const rows = parse(readFileSync(path.join(__dirname, 'messages.yml'), 'utf8')) as readonly {
  readonly what: string;
  readonly lines: string;
  readonly shown: readonly string[];
}[];

const read = (messages: Messages, lines: string) => lines.split('\n').flatMap((line) => messages.read(line));

it.each(rows)('$what', ({lines, shown}) => expect(read(new Messages('/site'), lines)).toEqual(shown));

it('a fault that lasts is said again in the next round', () => {
  const [{lines, shown}] = rows as [(typeof rows)[number]];
  expect(read(new Messages('/site'), lines + lines)).toEqual([...shown, ...shown]);
});
