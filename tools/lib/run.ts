import {spawn, type SpawnOptions} from 'node:child_process';
import {existsSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {UsageError} from '../../packages/common';
import {projectRoot} from './paths';

const require = createRequire(import.meta.url);

const isUsers = (error: Partial<UsageError> & NodeJS.ErrnoException) =>
  error.isUsage === true || 'faults' in error || error.code?.startsWith('ERR_PARSE_ARGS') === true;

/**
 * Runs a tool and prints what ends it: of what its user can mend the message alone.
 *
 * @param main gives the exit status, 0 when it gives none; a thrown error makes 2 if its user can mend it, else 1
 */
export async function runTool(main: () => Promise<number | void>): Promise<void> {
  try {
    const status = await main();
    if (typeof status === 'number') {
      process.exitCode = status;
    }
  } catch (thrown) {
    const error = thrown as Error;
    console.error(isUsers(error) ? error.message : error);
    // At once: what has been begun may keep the process alive.
    process.exit(isUsers(error) ? 2 : 1);
  }
}

/**
 * Runs a program in the project's folder, with its output going straight through.
 *
 * @returns the exit status; 1 when the program was ended by a signal
 * @throws when the program cannot be started
 */
export function run(command: string, args: readonly string[], options: SpawnOptions = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {cwd: projectRoot, stdio: 'inherit', ...options});
    child.on('error', reject);
    child.on('exit', (status) => resolve(status ?? 1));
  });
}

/** Path of the script behind a package's command, so that no shell is needed on any system. */
export function binary(packageName: string, command: string): string {
  const manifestPath = require.resolve(`${packageName}/package.json`, {paths: [projectRoot]});
  const {bin} = require(manifestPath) as {bin: string | Record<string, string>};
  return path.join(path.dirname(manifestPath), typeof bin === 'string' ? bin : bin[command]!);
}

/** Runs a package's command with this Node. See `run`. */
export function runBinary(
  packageName: string,
  command: string,
  args: readonly string[],
  options: SpawnOptions = {},
): Promise<number> {
  return run(process.execPath, [binary(packageName, command), ...args], options);
}

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
