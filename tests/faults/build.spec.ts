import {spawnSync} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {loadSite} from '@docusaurus/core/lib/server/site.js';
import {parse} from 'yaml';
import {projectRoot} from '../../tools/lib/paths';
import {ScratchSite, scratchWorkbench} from '../../tools/lib/scratchSite';
import {edit, type Edit} from '../lib/plant';

/** A row of `faults.yml`, where its keys are described. */
interface Fault extends Edit {
  readonly name: string;
  readonly file: string;
  readonly says: readonly string[];
}

/** By when they are found. */
const faults = parse(readFileSync(path.join(projectRoot, 'tests/faults/faults.yml'), 'utf8')) as Readonly<
  Record<'loaded' | 'compiled' | 'linked' | 'drawn' | 'refused', readonly Fault[]>
>;

/**
 * Does something with a damaged copy of the site, and takes it away.
 *
 * @param copy makes the copy; one name for all, so that what the framework compiled of the configuration is found again
 */
async function withDamaged<T>(
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
async function failedBuild(damages: readonly Fault[]): Promise<string> {
  const {status, output} = await withDamaged(damages, (site) => site.build(['--locale', 'sv']));
  expect(status, output).not.toBe(0);
  return output;
}

const expectNamed = ({says}: Fault, output: string): void => says.forEach((words) => expect(output).toContain(words));

/** Tests faults that come to light together, with one run for all of them; each must be named. */
function testTogether(together: readonly Fault[], run: () => Promise<string>): void {
  let output: string;

  test.beforeAll(async () => {
    output = await run();
  });
  for (const fault of together) {
    test(`${fault.name} is named`, () => expectNamed(fault, output));
  }
}

const {cache} = createRequire(import.meta.url);

/** What the framework's build begins with. Node keeps the sidebars of the copy before, as they are JSON. */
function load(siteDir: string) {
  Object.keys(cache)
    .filter((file) => file.endsWith('.json'))
    .forEach((file) => delete cache[file]);
  return loadSite({siteDir, locale: 'sv', localizePath: false});
}

/** An error with those that caused it, as text. */
const wholeMessage = (error: unknown): string =>
  error instanceof Error ? `${error.message}\n${wholeMessage(error.cause)}` : '';

for (const fault of faults.loaded) {
  test(`${fault.name} stops the build and is named`, async () => {
    expectNamed(fault, await withDamaged([fault], ({dir}) => load(dir).then(() => 'loaded', wholeMessage)));
  });
}

test('the site as it is can be loaded', async () => {
  const {props} = await withDamaged([], ({dir}) => load(dir));
  expect(props.routesPaths).toContain('/report/intro');
});

test.describe('a build with faults in its pages fails', () => {
  testTogether(faults.compiled, () => failedBuild(faults.compiled));
});

const markdownLink: Fault = {name: '', file: 'docs-report/intro.mdx', put: '[x](./finns-inte.md)', says: []};
const markdownWarning = /docs-report\/intro\.mdx:\d+ {2}broken markdown link to "\.\/finns-inte\.md"/;

test.describe('a build with broken links fails', {tag: '@all'}, () => {
  // The framework reports anchors only when it got past the links. That these fail a build, too, is tried below.
  const [find, put] = ["onBrokenLinks: 'throw'", "onBrokenLinks: 'warn'"];
  const linksWarn: Fault = {name: '', file: 'docusaurus.config.ts', find, put, says: []};
  let output: string;

  testTogether(faults.linked, async () => (output = await failedBuild([...faults.linked, markdownLink, linksWarn])));

  test('a Markdown link to no file only warns, with file, line and target', () => {
    expect(output).toMatch(markdownWarning);
  });
});

test('a build with a Markdown link to no file succeeds', {tag: '@all'}, async () => {
  const {status, output} = await withDamaged([markdownLink], (site) => site.build(['--locale', 'sv']));
  expect(output).toMatch(markdownWarning);
  expect(status, output).toBe(0);
});

for (const fault of [...faults.linked, ...faults.drawn]) {
  test(`${fault.name} by itself fails the build and is named`, {tag: '@all'}, async () =>
    expectNamed(fault, await failedBuild([fault])),
  );
}

test.describe('a build is refused', () => {
  let left: readonly string[];

  async function refusedBuild({dir}: {readonly dir: string}): Promise<string> {
    const args = ['--import', 'tsx', 'tools/build/cli.ts'];
    const {status, stdout, stderr} = spawnSync(process.execPath, args, {cwd: dir, encoding: 'utf8'});
    left = readdirSync(dir).filter((name) => name.startsWith('build'));
    expect(status, stdout).not.toBe(0);
    return stdout + stderr;
  }

  testTogether(faults.refused, () => withDamaged(faults.refused, refusedBuild, () => scratchWorkbench('fault')));

  test('and leaves nothing behind', () => expect(left).toEqual([]));
});
