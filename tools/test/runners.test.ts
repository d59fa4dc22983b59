import {spawnSync} from 'node:child_process';
import type {JSONReport} from '@playwright/test/reporter';
import {describe, expect, it} from 'vitest';
import {projectRoot} from '../lib/paths';
import {binary} from '../lib/run';
import {runInChild} from './child';
import {specsOf} from './failures';
import {playwrightArguments} from './runners';

/** Tags of each test that a run in the folder of the faults would have. */
function tagsOf(all: boolean): string[][] {
  const args = playwrightArguments('tests/faults/playwright.config.ts', all);
  const {stdout} = spawnSync(
    process.execPath,
    [binary('@playwright/test', 'playwright'), ...args, '--list', '--reporter=json'],
    {cwd: projectRoot, encoding: 'utf8'},
  );
  return (JSON.parse(stdout) as JSONReport).suites.flatMap(specsOf).map(({tags}) => tags);
}

describe('browser tests', () => {
  it('leave out what is tagged @all, unless all is asked for', () => {
    const every = tagsOf(true);
    const rest = every.filter((tags) => !tags.includes('all'));
    expect(rest.length).toBeGreaterThan(0);
    expect(rest.length).toBeLessThan(every.length);
    expect(tagsOf(false)).toEqual(rest);
  }, 60_000);
});

describe('a group in a process of its own', () => {
  it('has failed when it ends without a count', async () => {
    const nobody = {name: 'nobody', suites: async () => []};
    await expect(runInChild(nobody, {groups: [], all: false}, () => undefined)).rejects.toThrow(
      'nobody ended without a count.',
    );
  });
});
