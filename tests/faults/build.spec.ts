import {spawnSync} from 'node:child_process';
import {readdirSync} from 'node:fs';
import {expect, test} from '@playwright/test';
import {loadSite} from '@docusaurus/core/lib/server/site.js';
import {scratchWorkbench} from '../../tools/lib/scratchSite';
import {expectNamed, failedBuild, faults, type Fault, testTogether, withDamaged} from './faults';

/** What the framework's build begins with. */
const load = (siteDir: string) => loadSite({siteDir, locale: 'sv', localizePath: false});

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
