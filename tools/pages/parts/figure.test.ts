import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {projectFiles} from '../../check/lib/projectFiles';
import {scratchWorkbench, type ScratchSite} from '../../lib/scratchSite';

describe('a new figure, in a copy of the project', () => {
  const file = 'src/figures/some-figure.yml';
  let site: ScratchSite;
  beforeAll(() => {
    site = scratchWorkbench('new-figure');
  });
  afterAll(() => site.dispose());

  const run = (tool: string, ...args: readonly string[]) => {
    const command = ['--import', 'tsx', `tools/${tool}`, ...args];
    const {stdout, stderr, status} = spawnSync(process.execPath, command, {cwd: site.dir, encoding: 'utf8'});
    return {status, lines: `${stdout}${stderr}`.trim().split('\n')};
  };
  const texts = () =>
    new Map(projectFiles(site.dir).map((name) => [name, readFileSync(path.join(site.dir, name), 'latin1')]));

  it('is one file that can be drawn, marked where it is to be written; removed, it leaves nothing', () => {
    const before = texts();
    expect(run('pages/parts/cli.ts', 'new', 'figure', 'some-figure').lines[0]).toBe(`wrote   ${file}`);
    expect([...texts()].filter(([name, text]) => before.get(name) !== text).map(([name]) => name)).toEqual([file]);

    const checked = run('check/cli.ts', 'figures', 'format', 'template');
    expect(checked.lines.filter((line) => /^\S+:\d+ {2}/.test(line) && !line.startsWith(file))).toEqual([]);
    expect(checked.lines.at(-1)).toMatch(/^figures, template, format: \d+ errors/);
    expect(checked.lines.filter((line) => line.includes('Advice of the template'))).toHaveLength(8);

    expect(run('pages/parts/cli.ts', 'remove', 'figure', 'some-figure')).toEqual({
      status: 0,
      lines: [`removed ${file}`],
    });
    expect(texts()).toEqual(before);
  }, 120_000);
});
