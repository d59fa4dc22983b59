import {spawnSync} from 'node:child_process';
import {cpSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {projectFiles} from '../../tools/check/lib/projectFiles';
import {binary} from '../../tools/lib/run';
import {projectRoot} from '../../tools/lib/paths';
import {scratchWorkbench} from '../../tools/lib/scratchSite';

/** Other names than those that the unit tests take for free. */
const parts = {
  component: ['PartSample'],
  figure: ['some-figure'],
  error: ['YT-2079', '--on', 'report/first-report#check'],
};

test(
  'new parts leave everything green but what is to be written, and removed they leave nothing',
  {tag: '@all'},
  () => {
    test.setTimeout(600_000);
    const site = scratchWorkbench('parts');
    ['vitest.config.mts', 'tests/mocks'].forEach((file) =>
      cpSync(path.join(projectRoot, file), path.join(site.dir, file), {recursive: true}),
    );
    const run = (...args: readonly string[]) =>
      spawnSync(process.execPath, args, {cwd: site.dir, encoding: 'utf8', maxBuffer: 2 ** 26});
    const tool = (file: string, ...args: readonly string[]) => run('--import', 'tsx', `tools/${file}`, ...args);
    const texts = () =>
      Object.fromEntries(
        projectFiles(site.dir).map((file) => [file, readFileSync(path.join(site.dir, file), 'latin1')]),
      );
    const before = texts();

    for (const [kind, args] of Object.entries(parts)) {
      const {status, stderr} = tool('pages/parts/cli.ts', 'new', kind, ...args);
      expect(status, stderr).toBe(0);
    }
    tool('pages/cli.ts', 'new', 'report/faq/drafted/some-page', '--kind', 'how-to', '--after', 'report/faq/init-file');

    const {problems} = JSON.parse(tool('check/cli.ts', '--json').stdout) as {problems: {check: string; file: string}[]};
    expect(problems.filter(({check}) => check !== 'template')).toEqual([]);
    expect(new Set(problems.map(({file}) => file))).toEqual(
      new Set([
        ...['index.tsx', 'writer.ts', 'index.test.tsx'].map((file) => `src/components/writer/PartSample/${file}`),
        'src/figures/some-figure.yml',
        'src/product/data/json/errors.json',
      ]),
    );
    expect(run(binary('typescript', 'tsc'), '--noEmit').stdout).toBe('');
    const unit = run(binary('vitest', 'vitest'), 'run', 'src', 'tools/pages');
    expect(unit.status, unit.stdout).toBe(0);

    for (const [kind, [name]] of Object.entries(parts)) {
      const {status, stderr} = tool('pages/parts/cli.ts', 'remove', kind, name!);
      expect(status, stderr).toBe(0);
    }
    expect(tool('pages/cli.ts', 'remove', 'report/faq/drafted/some-page').stderr).toBe('');
    expect(texts()).toEqual(before);
    site.dispose();
  },
);
