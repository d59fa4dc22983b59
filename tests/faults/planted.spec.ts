import {spawnSync} from 'node:child_process';
import {expect, test} from '@playwright/test';
import {projectRoot} from '../../tools/lib/paths';
import {scratchWorkbench} from '../../tools/lib/scratchSite';
import {plant, readable, unreadable, type Expected} from './planted';

interface Finding {
  readonly file: string;
  readonly line: number;
  readonly message: string;
  readonly fix?: string;
}

/** What looks at code, where no writer makes mistakes. */
const ofCode = ['code', 'format', 'imports'];

function run(dir: string, args: readonly string[]): string {
  return spawnSync(process.execPath, ['--import', 'tsx', 'tools/check/cli.ts', ...args], {cwd: dir, encoding: 'utf8'})
    .stdout;
}

const isOf =
  ({file, line, says}: Expected) =>
  (finding: Finding): boolean =>
    finding.file === file &&
    finding.line === line &&
    says.every((words) => `${finding.message} ${finding.fix ?? ''}`.includes(words));

/** Names of the checks that read pages. */
let names: string[];
test.beforeAll(() => {
  names = [...run(projectRoot, ['--help']).matchAll(/^ {2}([a-z-]+) {2,}/gm)]
    .map(([, name]) => name!)
    .filter((name) => !ofCode.includes(name));
});

// Those by which a page cannot be read are apart: what they hide of the others would not be missed.
for (const [kind, all] of Object.entries({unreadable, readable})) {
  test(`${all.length} mistakes on ${kind} pages are one finding each, and nothing that follows from it`, () => {
    const site = scratchWorkbench('planted');
    const expected = all.flatMap((planted) => plant(site.dir, planted));
    const output = run(site.dir, ['--json', ...names]);
    site.dispose();

    const findings = (JSON.parse(output) as {problems: Finding[]}).problems;
    for (const one of expected) {
      expect(findings.filter(isOf(one)), `${one.file}:${one.line} ${one.says.join(' … ')}`).toHaveLength(1);
    }
    expect(findings.filter((finding) => !expected.some((one) => isOf(one)(finding)))).toEqual([]);
  });
}

test('500 damaged pages are checked without a crash, and --fix loses no word of them', {tag: '@all'}, () => {
  test.setTimeout(1_500_000);
  const {status, stdout} = spawnSync('npx', ['vitest', 'run', 'tools/check/damage.test.ts'], {
    encoding: 'utf8',
    env: {...process.env, DAMAGED_PROJECTS: '50'},
  });
  expect(status, stdout).toBe(0);
});
