import {beforeEach, expect, it, vi} from 'vitest';
import type {Group} from './groups';
import {runGroups} from './schedule';
import type {Count} from './suite';

const good: Count = {passed: 1, failed: 0};
const group = (name: string, rest: Partial<Group> = {}): Group => ({name, suites: async () => [], ...rest});

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

/** Runs groups and notes, each time that one is begun, its name and the others that are running. */
async function companyOf(groups: readonly Group[], count: (name: string) => Count = () => good) {
  const running = new Set<string>();
  const company: [string, ...string[]][] = [];
  const outcomes = await runGroups(groups, async ({name}) => {
    company.push([name, ...running]);
    running.add(name);
    await new Promise(setImmediate);
    running.delete(name);
    return count(name);
  });
  return {company, outcomes};
}

it('runs two parallel groups at a time', async () => {
  const parallel = ['a', 'b', 'c', 'd'].map((name) => group(name, {parallel: true}));
  const {company} = await companyOf(parallel);
  expect(company.map(([name]) => name)).toEqual(['a', 'b', 'c', 'd']);
  expect(company.map(([, ...others]) => others.length)).toEqual([0, 1, 1, 1]);
});

it('runs a group by itself that is not parallel', async () => {
  const groups = [group('a', {parallel: true}), group('alone'), group('b', {parallel: true})];
  expect((await companyOf(groups)).company).toEqual([['a'], ['b', 'a'], ['alone']]);
});

it('waits for the groups whose files one reads, when they run at all', async () => {
  const reader = group('reader', {parallel: true, after: ['build', 'not chosen']});
  const groups = [group('build', {parallel: true}), reader, group('other', {parallel: true})];
  const {company} = await companyOf(groups);
  expect(company.map(([name]) => name)).toEqual(['build', 'other', 'reader']);
  expect(company[2]).not.toContain('build');
});

it('does not run what reads the files of a group that has failed', async () => {
  const groups = [group('build'), group('reader', {after: ['build']}), group('other')];
  const {company, outcomes} = await companyOf(groups, (name) => ({passed: 0, failed: name === 'build' ? 1 : 0}));
  expect(company).toEqual([['build'], ['other']]);
  expect(outcomes.map(({name, failed}) => [name, failed])).toEqual([
    ['build', 1],
    ['reader', 1],
    ['other', 0],
  ]);
  expect(console.error).toHaveBeenCalledWith('reader was not run: build has failed.');
});

it('counts a group that ends without a count as failed, and goes on', async () => {
  const outcomes = await runGroups([group('a'), group('b')], async ({name}) => {
    if (name === 'a') {
      throw new Error('a ended without a count.');
    }
    return good;
  });
  expect(outcomes.map(({failed}) => failed)).toEqual([1, 0]);
});

it('says how long each took', async () => {
  const [outcome] = await runGroups([group('a')], () => new Promise((resolve) => setTimeout(resolve, 30, good)));
  expect(outcome!.seconds).toBeGreaterThan(0.025);
});
