import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {installFromDebian} from '../../../tools/lib/run';

const packages = parse(readFileSync(path.join(import.meta.dirname, 'tools.yml'), 'utf8')) as Record<string, string>;

/** Whether something of the list is neither a file nor a program. */
function isMissing(name: string): boolean {
  return !existsSync(name) && spawnSync('sh', ['-c', `command -v ${name}`]).status !== 0;
}

/** Debian starts a server as soon as it is installed, on the ports of the tests, unless this file forbids it. */
async function installWithoutStarting(names: readonly string[]): Promise<boolean> {
  const policy = '/usr/sbin/policy-rc.d';
  if (existsSync(policy) || process.getuid?.() !== 0) {
    return installFromDebian(...names);
  }
  writeFileSync(policy, '#!/bin/sh\nexit 101\n', {mode: 0o755});
  try {
    return await installFromDebian(...names);
  } finally {
    rmSync(policy);
  }
}

/**
 * Makes sure that the servers and tools of the host tests are here; installs them from Debian
 * when that is possible. Nothing is started: the tests run their own on loopback.
 *
 * @throws when one cannot be had, with what to install
 */
export async function ensureTools(): Promise<void> {
  const wanted = Object.keys(packages).filter(isMissing);
  const names = wanted.map((name) => packages[name]!);
  if (names.length > 0 && !(await installWithoutStarting(names))) {
    throw new Error(`The host tests lack ${wanted.join(', ')}. As root: apt-get install ${names.join(' ')}`);
  }
}
