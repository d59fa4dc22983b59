import {existsSync} from 'node:fs';
import {run} from './run';

/**
 * Installs a package of the operating system, where that is Debian's and may be done without asking.
 *
 * @param name of the package
 * @returns whether it is there now
 */
export async function installFromDebian(name: string): Promise<boolean> {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || !existsSync('/usr/bin/apt-get')) {
    return false;
  }
  console.log(`Installing ${name} from Debian …`);
  const quiet = {stdio: ['ignore', 'ignore', 'inherit'] as ('ignore' | 'inherit')[]};
  return (
    (await run('apt-get', ['update'], quiet)) === 0 &&
    (await run('apt-get', ['install', '-y', '--no-install-recommends', name], quiet)) === 0
  );
}
