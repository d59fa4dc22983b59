import {execFileSync, spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {installFromDebian} from '../../../tools/lib/run';
import {projectRoot} from '../../../tools/lib/paths';

/** Debian package by program. */
const packages: Readonly<Record<string, string>> = {
  nginx: 'nginx-light',
  caddy: 'caddy',
  wrk: 'wrk',
  curl: 'curl',
  openssl: 'openssl',
  'ssh-keygen': 'openssh-client',
  debootstrap: 'debootstrap',
  faketime: 'faketime',
  podman: 'podman',
  runc: 'runc',
  newuidmap: 'uidmap',
  ss: 'iproute2',
  nft: 'nftables',
  logrotate: 'logrotate',
};

/** Debian package by file, for what is no program. */
const packagesOfFiles: Readonly<Record<string, string>> = {
  '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so': 'libnginx-mod-http-brotli-static',
  // Without it debootstrap takes a system that nobody has signed.
  '/usr/share/keyrings/debian-archive-keyring.gpg': 'debian-archive-keyring',
};

function isMissing(program: string): boolean {
  return spawnSync('sh', ['-c', `command -v ${program}`]).status !== 0;
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
  const wanted = [
    ...Object.entries(packages).filter(([program]) => isMissing(program)),
    ...Object.entries(packagesOfFiles).filter(([file]) => !existsSync(file)),
  ].map(([, name]) => name);
  if (wanted.length > 0 && !(await installWithoutStarting(wanted))) {
    throw new Error(`The host tests lack ${wanted.join(', ')}. As root: apt-get install ${wanted.join(' ')}`);
  }
}

/**
 * One program of a Debian package that is unpacked beside the project, so that none of its services starts.
 *
 * @param file of the package, without a slash at the beginning
 * @returns its path
 */
export function programOf(name: string, file: string): string {
  const dir = path.join(projectRoot, '.cache/debian', name);
  if (!existsSync(path.join(dir, file))) {
    rmSync(dir, {recursive: true, force: true});
    mkdirSync(dir, {recursive: true});
    execFileSync('sh', ['-c', `apt-get download ${name} && dpkg -x ${name}_*.deb . && rm ${name}_*.deb`], {
      cwd: dir,
      stdio: 'pipe',
    });
  }
  return path.join(dir, file);
}
