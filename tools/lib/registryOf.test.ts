import {pathToFileURL} from 'node:url';
import {expect, it} from 'vitest';
import {fixtureProject} from '../check/fixture';
import {registryOf} from './registryOf';

const folderOf = (files: Readonly<Record<string, string>>) => pathToFileURL(`${fixtureProject(files)}/`);

it('finds in each file what has its name, and leaves out what belongs to another', async () => {
  const files = {
    'b.ts': 'export const other = {name: "x"}; export const check = {name: "b"};',
    'a-c.ts': 'export const nothing = undefined; export const check = {name: "a-c"};',
    'b.test.ts': 'throw new Error();',
    'README.md': '',
  };
  expect((await registryOf(folderOf(files))).map(({name}) => name)).toEqual(['a-c', 'b']);
});

it('names a file that has none', async () => {
  await expect(registryOf(folderOf({'a.ts': 'export const a = {name: "b"};'}))).rejects.toThrow(
    /a\.ts exports nothing with the name "a"/,
  );
});
