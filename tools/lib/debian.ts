import {existsSync} from 'node:fs';
import {run} from './run';

/**
 * Installs packages of the operating system, where that is Debian's and may be done without asking.
 *
 * @param names of the packages
 * @returns whether they are there now
 */
export async function installFromDebian(...names: readonly string[]): Promise<boolean> {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || !existsSync('/usr/bin/apt-get')) {
    return false;
  }
  console.log(`Installing ${names.join(', ')} from Debian …`);
  const patient = ['-o', 'DPkg::Lock::Timeout=120'];
  const quiet = {stdio: ['ignore', 'ignore', 'inherit'] as ('ignore' | 'inherit')[]};
  return (
    (await run('apt-get', ['update'], quiet)) === 0 &&
    (await run('apt-get', [...patient, 'install', '-y', '--no-install-recommends', ...names], quiet)) === 0
  );
}
