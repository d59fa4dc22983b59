import {execFileSync, spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, rmSync} from 'node:fs';
import path from 'node:path';
import {installFromDebian} from '../../../tools/lib/debian';
import {projectRoot} from '../../../tools/lib/paths';

/** Debian package by program. */
const packages: Readonly<Record<string, string>> = {
  nginx: 'nginx-light',
  caddy: 'caddy',
  wrk: 'wrk',
  curl: 'curl',
  openssl: 'openssl',
  debootstrap: 'debootstrap',
  faketime: 'faketime',
  podman: 'podman',
  runc: 'runc',
  newuidmap: 'uidmap',
  ss: 'iproute2',
};

/** Module that nginx-light lacks, and the file that shows it is there. */
const brotliModule = {
  package: 'libnginx-mod-http-brotli-static',
  file: '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
};

function isMissing(program: string): boolean {
  return spawnSync('sh', ['-c', `command -v ${program}`]).status !== 0;
}

/**
 * Makes sure that the servers and tools of the host tests are here; installs them from Debian
 * when that is possible. Nothing is started: the tests run their own on loopback.
 *
 * @throws when one cannot be had, with what to install
 */
export async function ensureTools(): Promise<void> {
  const wanted = Object.entries(packages)
    .filter(([program]) => isMissing(program))
    .map(([, name]) => name);
  if (!existsSync(brotliModule.file)) {
    wanted.push(brotliModule.package);
  }
  if (wanted.length > 0 && !(await installFromDebian(...wanted))) {
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
