import {execFileSync} from 'node:child_process';
import {mkdirSync, rmSync} from 'node:fs';
import path from 'node:path';
import {projectRoot} from '../../../tools/lib/paths';

/**
 * Packs the build under test as two releases, the second a variant. See lib/packCli.ts.
 *
 * @returns paths of the archives
 */
export function pack(name: string): string[] {
  const folder = path.join(projectRoot, '.cache', name);
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(folder, {recursive: true});
  const output = execFileSync(process.execPath, ['--import', 'tsx', 'tests/host/lib/packCli.ts', folder], {
    cwd: projectRoot,
    encoding: 'utf8',
  });
  return JSON.parse(output.trim().split('\n').at(-1)!);
}
