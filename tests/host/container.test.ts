import {execFile} from 'node:child_process';
import {chmodSync, mkdtempSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {afterAll, beforeAll, describe, expect, inject, it} from 'vitest';
import {pristineDebian} from './lib/debian';
import {portOpens} from './lib/host';
import {siteName} from './lib/installed';
import {rawRequest} from './lib/rawRequest';

const {a} = inject('releases');
/** That of the Containerfile: the container has the network of this machine, so that no bridge is needed. */
const port = 8080;
const run = promisify(execFile);
/** An account of the test's own: the engine needs no root. */
const account = 'docs-container-test';
const scratch = mkdtempSync(path.join(os.tmpdir(), 'container-'));
const home = path.join(scratch, 'home');
/** Storage without kernel modules, a runtime that takes either kind of cgroups. */
const engine = ['--storage-driver', 'vfs', '--cgroup-manager', 'cgroupfs', '--runtime', 'runc'];
const limits = ['--ulimit', 'nofile=8192:8192', '--ulimit', 'nproc=4096:4096', '--network', 'host'];

async function podman(...args: readonly string[]): Promise<string> {
  const {stdout} = await run('runuser', ['-u', account, '--', 'podman', ...engine, ...args], {
    cwd: home,
    env: {PATH: process.env.PATH, HOME: home, XDG_RUNTIME_DIR: home, TMPDIR: home},
    maxBuffer: 64 * 1024 * 1024,
  });
  return stdout.trim();
}

/** Gives podman a Debian that no registry is needed for, under a name that anybody could give to another. */
async function importBase(): Promise<void> {
  const file = path.join(home, 'debian.tar');
  await run('tar', ['-C', await pristineDebian(), '-cf', file, '.']);
  await podman('import', file, 'localhost/debian:12');
  rmSync(file);
}

/** Builds the image in the unpacked release, as the head of its Containerfile says; one layer, because this storage copies each. */
function build(base: string): Promise<string> {
  const options = [
    '--format',
    'docker',
    '--layers=false',
    '--isolation',
    'chroot',
    ...limits,
    '--build-arg',
    `BASE=${base}`,
  ];
  return podman('build', ...options, '-f', 'container/Containerfile', '-t', 'yttra-docs', '.');
}

describe.runIf(process.getuid?.() === 0)('the container', () => {
  const ask = (target: string, headers = {}) => rawRequest(port, 'GET', target, {Host: siteName, ...headers});

  beforeAll(async () => {
    // podman asks that others may look into the folders above its own.
    chmodSync(scratch, 0o755);
    await run('useradd', ['--create-home', '--home-dir', home, account]);
    await run('tar', ['-xzf', a.file, '-C', home]);
    await importBase();
    await build(await podman('image', 'inspect', '--format', '{{index .RepoDigests 0}}', 'localhost/debian:12'));
    const hardened = ['--read-only', '--tmpfs', '/tmp', '--cap-drop', 'ALL', '--security-opt', 'no-new-privileges'];
    await podman('run', '--detach', '--name', 'docs', ...limits, ...hardened, 'yttra-docs');
    await portOpens(port);
  });
  afterAll(async () => {
    await podman('rm', '--force', 'docs').catch(() => undefined);
    // The last of its processes, or the account would be in use.
    await podman('system', 'migrate').catch(() => undefined);
    await run('userdel', ['--force', account]).catch(() => undefined);
    rmSync(scratch, {recursive: true, force: true});
  });

  it('is not built on a base that only a tag names', () =>
    expect(build('localhost/debian:12')).rejects.toThrow('name the base by its digest'));

  it('serves the site under its name, and says which release it is', async () => {
    const answer = await ask('/report/intro', {'Accept-Encoding': 'br'});
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({'content-encoding': 'br', 'docs-release': a.id});
    expect((await ask('/nope')).status).toBe(404);
    expect((await ask('/report/')).headers.location).toBe('/report/intro');
    expect((await rawRequest(port, 'GET', '/')).status).toBe(421);
  });

  it('is healthy, by its own check and for a balancer that knows no name', async () => {
    expect((await rawRequest(port, 'GET', '/healthz')).status).toBe(200);
    await podman('healthcheck', 'run', 'docs');
  });

  it('runs as nobody without a capability, and writes nowhere but in /tmp', async () => {
    const shell = (command: string) => podman('exec', 'docs', 'sh', '-c', command);
    expect(await shell('id -u; grep CapBnd /proc/1/status; grep NoNewPrivs /proc/1/status')).toMatch(
      /^65534\nCapBnd:\s+0+\nNoNewPrivs:\s+1$/,
    );
    await expect(shell('touch /srv/x')).rejects.toThrow('Read-only');
    await shell('touch /tmp/x');
  });

  it('logs to stdout what is read, and limits by the address that a proxy names', async () => {
    const burst = (address: string) =>
      Promise.all(Array.from({length: 200}, async () => (await ask('/', {'X-Forwarded-For': address})).status));
    const statuses: number[] = [];
    while (!statuses.includes(429) && statuses.length < 20_000) {
      statuses.push(...(await burst('192.0.2.1')));
    }
    expect(statuses).toContain(429);
    expect((await ask('/', {'X-Forwarded-For': '192.0.2.2'})).status).toBe(200);
    const logged = await podman('logs', 'docs');
    expect(logged).toMatch(/^\S+ 200 GET \/report\/intro \d+ [\d.]+ br$/m);
    expect(logged).not.toMatch(/192\.0\.2|127\.0\.0\.1/);
  });
});
