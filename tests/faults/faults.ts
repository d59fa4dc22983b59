import {expect, test} from '@playwright/test';
import {ScratchSite} from '../../tools/lib/scratchSite';

/** Something that a writer or developer gets wrong. */
export interface Fault {
  readonly name: string;
  readonly damage: (site: ScratchSite) => void;
  /** What the message must hold: the place and the thing that is wrong. */
  readonly says: readonly string[];
}

/** Does something with a damaged copy of the site, and takes it away. */
export async function withDamaged<T>(
  damages: readonly Fault['damage'][],
  use: (site: ScratchSite) => Promise<T>,
  copy = () => new ScratchSite('fault'),
): Promise<T> {
  // One name for all, so that what the framework compiled of the configuration is found again.
  const site = copy();
  try {
    damages.forEach((damage) => damage(site));
    return await use(site);
  } finally {
    site.dispose();
  }
}

/** Tests faults that come to light together, with one run for all of them; each must be named. */
export function testTogether(faults: readonly Fault[], run: () => Promise<string>): void {
  let output: string;

  test.beforeAll(async () => {
    output = await run();
  });
  for (const {name, says} of faults) {
    test(`${name} is named`, () => says.forEach((words) => expect(output).toContain(words)));
  }
}
