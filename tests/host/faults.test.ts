import {execFileSync, spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readdirSync, rmSync, statfsSync, writeFileSync} from 'node:fs';
import {once} from 'node:events';
import {createServer} from 'node:http';
import os from 'node:os';
import path from 'node:path';
import {afterEach, describe, expect, inject, it} from 'vitest';
import {TestHost} from './lib/host';
import {InstalledSite, siteName} from './lib/installed';
import {releaseMark} from './lib/releaseMark';

const {a, b, c} = inject('releases');
const port = 8392;
let host: TestHost | undefined;
let disk: string | undefined;

afterEach(() => {
  host?.dispose();
  host = undefined;
  if (disk) {
    spawnSync('umount', [disk]);
    rmSync(disk, {recursive: true, force: true});
    disk = undefined;
  }
});

/** Every page of one release is served, whole: the home page and the main script that it names. */
async function servedWhole(): Promise<string> {
  const page = await host!.homePage();
  const script = /\/assets\/js\/main\.[^"'\s>]+/.exec(page)![0];
  const answer = await host!.get(script);
  expect(answer.status).toBe(200);
  expect(answer.text.length).toBeGreaterThan(1000);
  return releaseMark(page);
}

async function killAfter(milliseconds: number, archive: string): Promise<void> {
  const child = host!.startSwitch(archive);
  const ended = new Promise((resolve) => child.on('exit', resolve));
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
    host = new TestHost(port);
    expect(host.switch(a.file).status).toBe(0);
    const start = performance.now();
    expect(host.switch(next.file).status).toBe(0);
    const whole = performance.now() - start;
    expect(host.switch('--rollback').status).toBe(0);
    for (let point = 1; point <= 12; point += 1) {
      // As on a first publication: nothing of the release is here yet.
      rmSync(path.join(host.home, 'releases', next.id), {recursive: true, force: true});
      await killAfter((whole * point) / 12, next.file);
      await servedWhole();
      expect(host.switch('--recover').status).toBe(0);
      expect(readdirSync(path.join(host.home, 'releases')).filter((name) => name.startsWith('.'))).toEqual([]);
      const confirmed = host.current;
      expect([a.id, next.id]).toContain(confirmed);
      const offered = next === b ? 'b' : 'c';
      expect(await servedWhole()).toBe(confirmed === a.id ? 'a' : offered);
      // However it ended, either release can be published now.
      expect(host.switch(next.file).status).toBe(0);
      expect(host.switch(a.file).status).toBe(0);
    }
  });

  it('between the links and the reload', async () => {
    host = new TestHost(port);
    expect(host.switch(a.file).status).toBe(0);
    host.configure({DOCS_RELOAD: 'sleep 30'});
    const child = host.startSwitch(c.file);
    const ended = new Promise((resolve) => child.on('exit', resolve));
    while (host.current !== c.id) {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    // Itself only: what it had started goes on, and must not hold the lock.
    process.kill(child.pid!, 'SIGKILL');
    await ended;
    // The server goes on with what it has read.
    expect(await servedWhole()).toBe('a');
    host.configure({});
    expect(host.switch('--status').output).toContain('interrupted');
    expect(host.switch('--recover')).toMatchObject({status: 0, output: expect.stringContaining('interrupted')});
    expect(host.current).toBe(a.id);
    expect(host.switch(c.file).status).toBe(0);
    expect(await servedWhole()).toBe('c');
  });
});

describe('a full disk', () => {
  const canMount = process.getuid?.() === 0;

  it.runIf(canMount)('at twelve degrees of fullness', async () => {
    disk = mkdtempSync(path.join(os.tmpdir(), 'disk-'));
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=240m,mode=755', 'tmpfs', disk]);
    host = new TestHost(port, disk);
    const room = () => statfsSync(disk!).bfree * statfsSync(disk!).bsize;
    const empty = room();
    expect(host.switch(a.file).status).toBe(0);
    const free = room();
    const enough = 2 * (empty - free);
    const filler = path.join(disk, 'filler');
    const outcomes: number[] = [];
    for (let step = 0; step < 12; step += 1) {
      // From a disk without a free byte to one with room for all.
      writeFileSync(filler, Buffer.alloc(Math.max(0, Math.round(free - (step / 11) ** 2 * enough))));
      const {status} = host.switch(step % 2 === 0 ? b.file : c.file);
      outcomes.push(status!);
      expect([0, 1]).toContain(status);
      const release = await servedWhole();
      expect(release === 'a').toBe(status !== 0);
      rmSync(filler);
      if (status === 0) {
        expect(host.switch('--rollback').status).toBe(0);
      }
      for (const name of readdirSync(path.join(host.home, 'releases')).filter((entry) => entry !== a.id)) {
        rmSync(path.join(host.home, 'releases', name), {recursive: true});
      }
      expect(await servedWhole()).toBe('a');
    }
    expect(outcomes[0]).toBe(1);
    expect(outcomes.at(-1)).toBe(0);
  });

  it.runIf(canMount)('without a free block or inode goes back and forth, and says what a release lacks', async () => {
    disk = mkdtempSync(path.join(os.tmpdir(), 'disk-'));
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=240m,nr_inodes=20000,mode=755', 'tmpfs', disk]);
    host = new TestHost(port, disk);
    [a, c].forEach(({file}) => expect(host!.switch(file).status).toBe(0));
    spawnSync('sh', [
      '-c',
      `head -c 400M /dev/zero > ${disk}/filler; mkdir ${disk}/many; cd ${disk}/many; seq 20000 | xargs touch`,
    ]);
    const {bfree, ffree} = statfsSync(disk);
    expect([bfree, ffree]).toEqual([0, 0]);
    for (const release of ['a', 'c', 'a']) {
      const start = performance.now();
      expect(host.switch('--rollback')).toEqual({status: 0, output: expect.not.stringContaining('not prepared')});
      console.log(`rollback on a full disk, ms: ${Math.round(performance.now() - start)}`);
      expect(await servedWhole()).toBe(release);
    }
    expect(host.switch(b.file)).toEqual({
      status: 1,
      output: expect.stringMatching(/^switch: no room: .* needs \d+ MB .*--prune makes some\.\n$/),
    });
    expect(readdirSync(path.join(host.home, 'releases')).sort()).toEqual([a.id, c.id]);
    // Room for the blocks alone is not enough.
    rmSync(path.join(disk, 'filler'));
    expect(host.switch(b.file)).toMatchObject({status: 1, output: expect.stringContaining('no room')});
    execFileSync('rm', ['-r', path.join(disk, 'many')]);
    expect(host.switch(b.file).status).toBe(0);
  });
});

describe('a certificate that nobody trusts', () => {
  const ports = {http: 8388, https: 8389};

  it.each([
    ['the host made itself', undefined, 'self-signed'],
    ['has expired', '-1y', 'expired'],
    ['is not valid yet', '+1y', 'not yet valid'],
  ])('because it %s keeps nobody from publishing or going back, and is said', (_name, clock, why) => {
    host = new TestHost(port);
    expect(host.switch(a.file).status).toBe(0);
    const site = new InstalledSite(host, ports, clock);
    site.start();
    const settings = {
      DOCS_SMOKE: `https://${siteName}:${ports.https}`,
      DOCS_CURL: `--resolve ${siteName}:${ports.https}:127.0.0.1`,
      DOCS_RELOAD: `nginx -c ${site.config} -s reload`,
    };
    try {
      // Self-signed is what curl says first, unless it is told to trust this one.
      host.configure(
        why === 'self-signed'
          ? settings
          : {...settings, DOCS_CURL: `${settings.DOCS_CURL} --cacert ${site.certificateFile}`},
      );
      expect(host.switch(b.file)).toEqual({
        status: 0,
        output: expect.stringMatching(new RegExp(`will not trust the certificate: curl: \\(60\\) .*${why}`)),
      });
      const start = performance.now();
      expect(host.switch('--rollback').status).toBe(0);
      console.log(`rollback with a certificate that ${_name}, ms: ${Math.round(performance.now() - start)}`);
      expect(host.current).toBe(a.id);
    } finally {
      site.stop();
    }
  });
});

it.each(['-1y', '+1y'])(
  'a clock that is wrong by a year (%s) harms nothing, also when it is put right',
  async (clock) => {
    host = new TestHost(port);
    expect(host.switch(a.file).status).toBe(0);
    host.clock = clock;
    expect(host.switch(b.file)).toMatchObject({status: 0});
    const {etag} = await host.get('/report/intro');
    expect(host.switch('--rollback').status).toBe(0);
    expect(await servedWhole()).toBe('a');
    expect((await host.get('/report/intro')).etag).not.toBe(etag);
    host.clock = undefined;
    expect(host.switch(c.file).status).toBe(0);
    expect(host.switch('--rollback').status).toBe(0);
    expect(await servedWhole()).toBe('a');
  },
);

it('a port that another program has taken is said, and nothing is published', async () => {
  host = new TestHost(port);
  expect(host.switch(a.file).status).toBe(0);
  host.stopNginx();
  const other = createServer((_request, response) => response.end('another program')).listen(port, '127.0.0.1');
  await once(other, 'listening');
  const refusal = await host.switchAside(c.file);
  expect(refusal.status).not.toBe(0);
  expect(refusal.output).toMatch(/bind\(\) to .* failed .*Address already in use/);
  await new Promise((resolve) => other.close(resolve));
  expect(host.switch('--recover').status).toBe(0);
  expect(await servedWhole()).toBe('a');
});

it('recovery is not done before the server answers', () => {
  host = new TestHost(port);
  expect(host.switch('--recover').status).toBe(0);
  expect(host.switch(a.file).status).toBe(0);
  host.stopNginx();
  host.configure({DOCS_START: 'false'});
  expect(host.switch('--recover')).toMatchObject({status: 4, output: expect.stringContaining('Test failed')});
  host.configure({});
  expect(host.switch('--recover').status).toBe(0);
});

it('the server comes back with the published release after a crash', async () => {
  host = new TestHost(port);
  [a, b].forEach(({file}) => expect(host!.switch(file).status).toBe(0));
  host.stopNginx();
  await new Promise((resolve) => setTimeout(resolve, 500));
  host.startNginx();
  expect(await servedWhole()).toBe('b');
});

it('a folder that cannot be written to is said', () => {
  host = new TestHost(port);
  mkdirSync(path.join(host.dir, 'file-in-the-way'));
  writeFileSync(path.join(host.dir, 'file-in-the-way/home'), '');
  host.configure({DOCS_HOME: path.join(host.dir, 'file-in-the-way/home')});
  expect(host.switch(a.file).status).not.toBe(0);
});
