import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {parse} from 'yaml';
import {projectRoot} from '../../tools/lib/paths';
import {ScratchSite} from '../../tools/lib/scratchSite';
import {edit, type Edit} from '../lib/plant';

/** A row of `faults.yml`, where its keys are described. */
export interface Fault extends Edit {
  readonly name: string;
  readonly file: string;
  readonly says: readonly string[];
}

/** By when they are found. */
export const faults = parse(readFileSync(path.join(projectRoot, 'tests/faults/faults.yml'), 'utf8')) as Readonly<
  Record<'loaded' | 'compiled' | 'linked' | 'drawn' | 'refused', readonly Fault[]>
>;

/**
 * Does something with a damaged copy of the site, and takes it away.
 *
 * @param copy makes the copy; one name for all, so that what the framework compiled of the configuration is found again
 */
export async function withDamaged<T>(
  damages: readonly Fault[],
  use: (site: ScratchSite) => Promise<T>,
  copy = () => new ScratchSite('fault'),
): Promise<T> {
  const site = copy();
  try {
    damages.forEach((fault) => edit(path.join(site.dir, fault.file), fault, 'sv'));
    return await use(site);
  } finally {
    site.dispose();
  }
}

/** @returns what a build of the Swedish site prints, which must fail */
export async function failedBuild(damages: readonly Fault[]): Promise<string> {
  const {status, output} = await withDamaged(damages, (site) => site.build(['--locale', 'sv']));
  expect(status, output).not.toBe(0);
  return output;
}

export const expectNamed = ({says}: Fault, output: string): void =>
  says.forEach((words) => expect(output).toContain(words));

/** Tests faults that come to light together, with one run for all of them; each must be named. */
export function testTogether(together: readonly Fault[], run: () => Promise<string>): void {
  let output: string;

  test.beforeAll(async () => {
    output = await run();
  });
  for (const fault of together) {
    test(`${fault.name} is named`, () => expectNamed(fault, output));
  }
}
