import {execFileSync, spawnSync} from 'node:child_process';
import {chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync, writeFileSync} from 'node:fs';
import {once} from 'node:events';
import {createServer} from 'node:http';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, inject, it} from 'vitest';
import {TestHost} from './lib/host';
import {InstalledSite, siteName} from './lib/installed';
import {releaseMark} from './lib/build';

const releases = inject('releases');
const {a, b, c} = releases;
const port = 8392;
const ports = {http: 8388, https: 8389};
const canMount = process.getuid?.() === 0;
let host: TestHost;

beforeEach(() => {
  host = new TestHost(port);
});
afterEach(() => host.dispose());
/** A second of a machine that has nothing else to do, ms: as many times longer as processes wait for a processor. */
const aSecond = () => 1000 * Math.max(1, os.loadavg()[0]! / os.availableParallelism());

/** Every page of one release is served, whole: the home page and the main script that it names. */
async function servedWhole(): Promise<string> {
  const page = await host.homePage();
  const script = /\/assets\/js\/main\.[^"'\s>]+/.exec(page)![0];
  const answer = await host.get(script);
  expect(answer.status).toBe(200);
  expect(answer.text.length).toBeGreaterThan(1000);
  return releaseMark(page);
}

/**
 * The release that is current is the one that is served. On a machine with other work a process of the server from
 * before the reload may still take a request when `switch` has ended.
 */
async function servesWhatItSays(): Promise<void> {
  const served = async () => releases[(await servedWhole()) as keyof typeof releases].id;
  await expect.poll(served, {timeout: aSecond()}).toBe(host.current);
}

/**
 * The fault is named, and leads nobody into a dead end: three rollbacks work, in a second by their median.
 *
 * @param output of deploy/switch
 * @param named what it says of the fault
 * @param again brings the fault about before each rollback, where it does not last
 */
async function survive(output: string, named: RegExp, again = () => {}): Promise<void> {
  expect(output).toMatch(named);
  const rollbacks: number[] = [];
  for (let count = 0; count < 3; count += 1) {
    again();
    const before = host.current;
    const start = performance.now();
    expect(await host.switch('--rollback')).toEqual({status: 0, output: expect.not.stringContaining('not prepared')});
    rollbacks.push(Math.round(performance.now() - start));
    expect(host.current).not.toBe(before);
    await servesWhatItSays();
  }
  expect(rollbacks.toSorted((one, other) => one - other)[1]).toBeLessThan(aSecond());
}

/** Waits until a release that is being published has its links. */
const isCurrent = (id: string) => expect.poll(() => host.current, {interval: 20, timeout: 60_000}).toBe(id);

async function killAfter(milliseconds: number, archive: string): Promise<void> {
  const child = host.startSwitch(archive);
  const ended = once(child, 'exit');
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
  try {
    // The whole group, so that nothing that it started can tidy up.
    process.kill(-child.pid!, 'SIGKILL');
  } catch {
    // It was faster.
  }
  await ended;
}

describe('kill -9', () => {
  it.each([
    ['with the same configuration', b],
    ['with another configuration', c],
  ])('at twelve points, %s', {timeout: 900_000}, async (_name, next) => {
    await host.publish(a);
    const start = performance.now();
    await host.publish(next);
    const whole = performance.now() - start;
    expect((await host.switch('--rollback')).status).toBe(0);
    for (let point = 1; point <= 12; point += 1) {
      // As on a first publication: nothing of the release is here yet.
      rmSync(path.join(host.home, 'releases', next.id), {recursive: true, force: true});
      await killAfter((whole * point) / 12, next.file);
      await servedWhole();
      expect(await host.switch('--recover')).toEqual({status: 0, output: expect.not.stringContaining('rm:')});
      expect(readdirSync(path.join(host.home, 'releases')).filter((name) => name.startsWith('.'))).toEqual([]);
      const confirmed = host.current;
      expect([a.id, next.id]).toContain(confirmed);
      const offered = next === b ? 'b' : 'c';
      expect(await servedWhole()).toBe(confirmed === a.id ? 'a' : offered);
      expect(confirmed === a.id || (await host.switch('--rollback')).status === 0).toBe(true);
    }
    // However those ended, either release can be published now.
    await host.publish(next, a);
  });

  it('between the links and the reload', async () => {
    await host.publish(a);
    host.configure({DOCS_RELOAD: 'sleep 30'});
    const child = host.startSwitch(c.file);
    const ended = once(child, 'exit');
    await isCurrent(c.id);
    // Itself only: what it had started goes on, and must not hold the lock.
    process.kill(child.pid!, 'SIGKILL');
    await ended;
    // The server goes on with what it has read.
    expect(await servedWhole()).toBe('a');
    host.configure({});
    expect((await host.switch('--status')).output).toContain('interrupted');
    const {status, output} = await host.switch('--recover');
    expect(status).toBe(0);
    expect(host.current).toBe(a.id);
    await host.publish(c);
    await survive(output, /^An earlier switch was interrupted; back to/m);
  });
});

describe.runIf(canMount)('a full disk', () => {
  let disk: string;
  const sh = (command: string) => spawnSync('sh', ['-c', command], {cwd: disk});

  beforeEach(() => {
    host.dispose();
    disk = mkdtempSync(path.join(os.tmpdir(), 'disk-'));
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=240m,nr_inodes=20000,mode=755', 'tmpfs', disk]);
    host = new TestHost(port, disk);
  });
  afterEach(() => {
    host.dispose();
    spawnSync('umount', [disk]);
    rmSync(disk, {recursive: true, force: true});
  });

  const blocks = {left: 'bfree', fill: 'cat /dev/zero > filler'} as const;
  const inodes = {left: 'ffree', fill: 'mkdir many && cd many && seq 20000 | xargs touch'} as const;

  it.each([
    ['block', [blocks]],
    ['inode', [inodes]],
    ['block and inode', [blocks, inodes]],
  ])('without a free %s goes back and forth, and says what a release lacks', async (_name, kinds) => {
    await host.publish(a, c);
    for (const {left, fill} of kinds) {
      sh(fill);
      expect(statfsSync(disk)[left]).toBe(0);
    }
    const refusal = await host.switch(b.file);
    expect(refusal.status).toBe(1);
    expect(readdirSync(path.join(host.home, 'releases')).sort()).toEqual([a.id, c.id]);
    await survive(refusal.output, /^switch: no room: .* needs \d+ MB .*--prune makes some\.$/m);
    sh('rm -rf filler many');
    await host.publish(b);
  });

  it('that can only be read is named, and the site is as it was', async () => {
    await host.publish(a);
    execFileSync('mount', ['--bind', disk, disk]);
    execFileSync('mount', ['-o', 'remount,bind,ro', disk]);
    const refusal = await host.switch(b.file);
    execFileSync('umount', [disk]);
    expect(refusal).toEqual({status: 1, output: 'switch: the lock cannot be opened: Read-only file system\n'});
    expect(await servedWhole()).toBe('a');
  });
});

describe('the site as it is installed', () => {
  let site: InstalledSite;

  /** Lets switch ask the site by a name, as its settings do on a host. */
  function askBy(name: string, scheme: keyof typeof ports, curl = ''): void {
    host.configure({
      DOCS_SMOKE: `${scheme}://${name}:${ports[scheme]}`,
      DOCS_CURL: `--resolve ${name}:${ports[scheme]}:127.0.0.1 ${curl}`,
      DOCS_TEST: `nginx -t -q -c ${site.config}`,
      DOCS_RELOAD: `nginx -c ${site.config} -s reload`,
    });
  }

  /** @param clock by which its certificate is made */
  async function start(clock?: string): Promise<void> {
    await host.publish(a);
    site = new InstalledSite(host, ports, clock);
    site.start();
  }
  afterEach(() => site.stop());

  it.each([
    ['certificate untrusted', undefined, 'self-signed'],
    ['certificate expired', '-1y', 'expired'],
    ['clock wrong by a year', '+1y', 'not yet valid'],
  ])('%s: says so, and keeps nobody from publishing or going back (%s)', async (_fault, clock, why) => {
    await start(clock);
    // Self-signed is what curl says first, unless it is told to trust this one.
    askBy(siteName, 'https', clock && `--cacert ${site.certificateFile}`);
    const {status, output} = await host.switch(b.file);
    expect(status).toBe(0);
    await survive(output, new RegExp(`will not trust the certificate: curl: \\(60\\) .*${why}`));
  });

  it('a new certificate whose key is another is said at every publish', async () => {
    await start();
    askBy(siteName, 'https');
    const key = site.fileOf('tls/privkey.pem');
    const right = readFileSync(key);
    execFileSync('openssl', ['ecparam', '-genkey', '-name', 'prime256v1', '-out', key]);
    const {status, output} = await host.switch(b.file);
    writeFileSync(key, right);
    expect(status).toBe(0);
    expect(output).toMatch(/^Published, but the server would not start .*\n?.*key values mismatch/m);
    await servesWhatItSays();
  });

  it.each([
    ['https', /^Test failed: curl: \(35\) .*unrecognized name/m],
    ['http', /^Test failed: .* is answered with 421: .* another name than http:/m],
  ] as const)('asked by a name that it does not know, over %s: says so, and publishes nothing', async (scheme, why) => {
    await start();
    askBy('other.example', scheme);
    const {status, output} = await host.switch(b.file);
    // By that name it cannot be seen, either, that the old one is back.
    expect([status, output]).toEqual([4, expect.stringContaining('TAKEN BACK TO')]);
    expect(await servedWhole()).toBe('a');
    askBy(siteName, 'https');
    await host.publish(b);
    await survive(output, why);
  });
});

it.each(['-1y', '+1y'])('a clock that is wrong (%s) harms nothing, also when it is put right', async (clock) => {
  await host.publish(a);
  host.clock = clock;
  const {status, output} = await host.switch(b.file);
  expect(status).toBe(0);
  const {etag} = await host.get('/report/intro');
  await survive(output, /^Published /m);
  expect(await servedWhole()).toBe('a');
  expect((await host.get('/report/intro')).etag).not.toBe(etag);
  host.clock = undefined;
  await host.publish(c);
  expect((await host.switch('--rollback')).status).toBe(0);
  expect(await servedWhole()).toBe('a');
});

it('two switches at once: the second says so, and the first goes on', async () => {
  await host.publish(a);
  const go = path.join(host.dir, 'go');
  host.configure({DOCS_TEST: host.program('wait', `until [ -e ${go} ]; do sleep 0.1; done`)});
  const first = host.switch(c.file);
  await isCurrent(c.id);
  const {status, output} = await host.switch(b.file);
  writeFileSync(go, '');
  expect(status).toBe(3);
  expect(await first).toMatchObject({status: 0});
  host.configure({});
  await survive(output, /^switch: another switch is running\.$/m);
});

it('a server that is down is started', async () => {
  await host.publish(a);
  host.stopNginx();
  const {status, output} = await host.switch(b.file);
  expect(status).toBe(0);
  await survive(output, /^Starting the server/m, () => host.stopNginx());
});

it('a port that another program has taken is said, and nothing is published', async () => {
  await host.publish(a, b);
  host.stopNginx();
  const other = createServer((_request, response) => response.end('another program')).listen(port, '127.0.0.1');
  await once(other, 'listening');
  const {status, output} = await host.switch(c.file);
  expect(status).not.toBe(0);
  await new Promise((resolve) => other.close(resolve));
  expect((await host.switch('--recover')).status).toBe(0);
  expect(await servedWhole()).toBe('b');
  await survive(output, /bind\(\) to .* failed .*Address already in use/);
});

it('a folder that the server may not read is named, and "Back on" is not said before it is true', async () => {
  await host.publish(a);
  chmodSync(host.home, 0o700);
  const {status, output} = await host.switch(b.file);
  expect([status, output]).toEqual([4, expect.stringContaining('with 403: may the server read')]);
  expect(output).not.toContain('Back on');
  chmodSync(host.home, 0o755);
  expect((await host.switch('--recover')).status).toBe(0);
  expect(await servedWhole()).toBe('a');
  await host.publish(b);
});

it('recovery is not done before the server answers', async () => {
  expect((await host.switch('--recover')).status).toBe(0);
  await host.publish(a);
  host.stopNginx();
  host.configure({DOCS_START: 'false'});
  expect(await host.switch('--recover')).toMatchObject({status: 4, output: expect.stringContaining('Test failed')});
  host.configure({});
  expect((await host.switch('--recover')).status).toBe(0);
});

it('a folder that cannot be written to is said', async () => {
  const fileInTheWay = path.join(host.dir, 'home');
  writeFileSync(fileInTheWay, '');
  host.configure({DOCS_HOME: fileInTheWay});
  expect((await host.switch(a.file)).status).not.toBe(0);
});
