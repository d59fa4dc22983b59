import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it, vi} from 'vitest';
import {scratchFolder} from '../../packages/scratch-folder';
import {projectRoot} from '../lib/paths';
import {choose, type Group, groups} from './groups';
import {runGroups} from './schedule';
import {runStep} from './step';

const {dir, write} = scratchFolder();

const names = (...args: string[]) => choose(args, groups).groups.map(({name}) => name);

it('takes the groups of each change, all of them for "all", or those that are named', () => {
  expect(names()).toEqual(groups.filter(({byNameOnly}) => !byNameOnly).map(({name}) => name));
  expect(names('all')).toEqual(groups.map(({name}) => name));
  expect(names('all', 'unit', 'build')).toEqual(['build', 'unit']);
  expect([[], ['unit'], ['all'], ['all', 'unit']].map((args) => choose(args, groups).all)).toEqual([
    ...[false, false, true, true],
  ]);
});

it('ends with status 2 at a group that is not there, and names those that are', () => {
  const {status, stderr} = spawnSync(process.execPath, ['--import', 'tsx', 'tools/test/cli.ts', 'browsers'], {
    cwd: projectRoot,
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([2, expect.stringMatching(/^Unknown group: browsers\. Known: .*unit, .*browser, /)]);
});

it('lets every group stand after those that it waits for', () => {
  const order = groups.map(({name}) => name);
  for (const {name, after = []} of groups) {
    expect(order.slice(0, order.indexOf(name)), name).toEqual(expect.arrayContaining([...after]));
  }
});

it('runs three groups at a time, the lonely ones last, and none that reads what a failed one makes', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const group = (name: string, rest: Partial<Group> = {}): Group => ({name, steps: [], ...rest});
  const running = new Set<string>();
  const company: string[][] = [];
  const chosen = [
    group('build'),
    group('alone', {alone: true}),
    group('a', {after: ['build']}),
    group('b'),
    group('c'),
    group('d'),
  ];
  const outcomes = await runGroups(chosen, async ({name}) => {
    running.add(name);
    company.push([...running]);
    await new Promise((resolve) => setTimeout(resolve, name === 'b' ? 40 : 10));
    running.delete(name);
    if (name === 'build') throw new Error('It broke.');
    return {passed: 1, failed: 0, flaky: 0};
  });
  expect(company).toEqual([['build'], ['build', 'b'], ['b', 'c'], ['b', 'c', 'd'], ['alone']]);
  expect(outcomes.map(({name, failed}) => `${name} ${failed}`)).toEqual([
    'build 1',
    'alone 0',
    'a 1',
    'b 0',
    'c 0',
    'd 0',
  ]);
  expect(said.mock.calls.flat()).toEqual(['build: It broke.', 'a: it was not run: build has failed.']);
});

it.each([
  ['passes and fails', "it('good', () => {}); it('bad', () => expect(1).toBe(2));", [1, 1], 'expected 1 to be 2'],
  ['cannot be loaded', "import './gone';", [0, 1], './gone'],
  ['has no test', '', [0, 1], 'No test'],
])('counts a file of tests that %s', async (_, text, [passed, failed], says) => {
  write('vitest.config.mts', `export default {test: {root: '${dir}', globals: true}};`);
  write('a.test.ts', text);
  const log = path.join(dir, 'log');
  expect(await runStep({name: 'x', vitest: dir}, false, log)).toEqual({passed, failed, flaky: 0});
  expect(readFileSync(log, 'utf8')).toContain(says);
});

it('takes a command by its exit status', async () => {
  const tsc = (option: string) => runStep({name: 'x', run: `typescript tsc ${option}`}, false, '/dev/null');
  expect(await tsc('--version')).toEqual({passed: 1, failed: 0, flaky: 0});
  expect(await tsc('--nothing')).toEqual({passed: 0, failed: 1, flaky: 0});
});
