import {spawnSync} from 'node:child_process';
import {describe, expect, it} from 'vitest';
import {projectRoot} from '../lib/paths';
import {choose} from './choose';
import {groups} from './groups';

const names = (...args: string[]) => choose(args, groups).groups.map(({name}) => name);
const byNameOnly = groups.filter((group) => group.byNameOnly).map(({name}) => name);
const atEachChange = groups.filter((group) => !group.byNameOnly).map(({name}) => name);

describe('choose', () => {
  it('takes, without names, the groups of each change and the tests that are not tagged', () => {
    expect(names()).toEqual(atEachChange);
    expect(choose([], groups).all).toBe(false);
    expect(byNameOnly.length).toBeGreaterThan(0);
  });

  it('takes every group and every test for "all"', () => {
    expect(names('all')).toEqual(groups.map(({name}) => name));
    expect(choose(['all'], groups).all).toBe(true);
  });

  it('takes what is named, in the order of the groups, and all of its tests beside "all"', () => {
    expect(names('unit', 'build')).toEqual(['build', 'unit']);
    expect(names(byNameOnly[0]!)).toEqual([byNameOnly[0]]);
    expect(choose(['unit'], groups).all).toBe(false);
    expect(names('all', 'browser')).toEqual(['browser']);
    expect(choose(['all', 'browser'], groups).all).toBe(true);
  });

  it('refuses a group that is not there, and names those that are', () => {
    expect(() => choose(['unit', 'browsers'], groups)).toThrow(/^Unknown group: browsers\. Known: .*browser, .*unit, /);
  });

  it('which ends the command with status 2', () => {
    const {status, stderr} = spawnSync(process.execPath, ['--import', 'tsx', 'tools/test/cli.ts', 'browsers'], {
      cwd: projectRoot,
      encoding: 'utf8',
    });
    expect(status).toBe(2);
    expect(stderr).toMatch(/^Unknown group: browsers\./);
  });
});

describe('the groups', () => {
  it('have names of their own, and wait only for groups that stand before them', () => {
    const order = groups.map(({name}) => name);
    expect(new Set(order).size).toBe(order.length);
    for (const {name, after = []} of groups) {
      expect(order.slice(0, order.indexOf(name)), name).toEqual(expect.arrayContaining([...after]));
    }
  });
});
