import {pathToFileURL} from 'node:url';
import {expect, it} from 'vitest';
import {fixtureProject} from './fixture';
import {checksIn} from './run';

const folderOf = (files: Readonly<Record<string, string>>) => pathToFileURL(`${fixtureProject(files)}/`);

it('finds what each file exports, by its name, and leaves out what belongs to another', async () => {
  const files = {
    'b.ts': 'export const other = {a: 1}; export default {a: 2};',
    'a-c.ts': 'export default {a: 3};',
    'b.test.ts': 'throw new Error();',
    'README.md': '',
  };
  expect(await checksIn(folderOf(files))).toEqual([
    {name: 'a-c', a: 3},
    {name: 'b', a: 2},
  ]);
});

it('names a file that exports none', async () => {
  await expect(checksIn(folderOf({'a.ts': 'export const a = {name: "b"};'}))).rejects.toThrow(
    /a\.ts has no default export/,
  );
});
