import {readFileSync, renameSync, rmSync, symlinkSync} from 'node:fs';
import path from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import {afterEach, beforeEach, describe, expect, inject, it} from 'vitest';
import {BuiltSite, pagesOf} from '../../tools/lib/builtSite';
import {TestHost, workersOf} from './lib/host';
import {startWrk} from './lib/wrk';

const {a, b, c} = inject('releases');
const port = 8394;
const switches = 20;
let host: TestHost;

beforeEach(async () => {
  host = new TestHost(port);
  await host.publish(a, b);
});
afterEach(() => host.dispose());

/**
 * Asks for the home page on kept-alive connections without a pause, and once more when one is closed under a request, as
 * browsers do (RFC 9110, 9.2.2).
 */
async function readOn(signal: AbortSignal): Promise<{requests: number; again: number; lost: number}> {
  const count = {requests: 0, again: 0, lost: 0};
  const ask = () =>
    fetch(`http://127.0.0.1:${port}/`).then(
      async (answer) => answer.status === 200 && (await answer.text()).length > 0,
      () => false,
    );
  while (!signal.aborted) {
    count.requests += 1;
    if (!(await ask())) {
      count.again += 1;
      count.lost += (await ask()) ? 0 : 1;
    }
  }
  return count;
}

const workers = () => workersOf(host.nginxPidFile);

/** Paths of every page and of every hashed asset of builds, encoded, each once. */
function urlsOf(builds: readonly string[]): string[] {
  const files = builds.flatMap((build) => [...new BuiltSite(build).routing.files]);
  const assets = files.filter((file) => /^(?:en\/)?assets\//.test(file)).map((file) => `/${file}`);
  return [...new Set([...pagesOf(files), ...assets])].map(encodeURI);
}

/** Asks for every page and every asset of both builds while something is done twenty times, half a second apart. */
async function underLoad(builds: readonly string[], doIt: (count: number) => Promise<unknown> | void) {
  const wrk = startWrk(port, urlsOf(builds));
  for (let count = 0; count < switches; count += 1) {
    await doIt(count);
    await wait(500);
  }
  return wrk.stop();
}

describe('under load, over every page and every asset of both releases', () => {
  it(`${switches} switches and rollbacks lose no request, and reload nothing`, async () => {
    const before = workers();
    const result = await underLoad([a.build, b.build], async (count) => {
      const archive = count % 2 === 0 ? a.file : b.file;
      expect(await host.switch(count % 4 === 3 ? '--rollback' : archive)).toMatchObject({status: 0});
    });
    expect(result.requests).toBeGreaterThan(300_000);
    expect(result).toMatchObject({wrong: [], refused: 0, cut: 0});
    expect(workers()).toEqual(before);
  });

  it(`${switches} switches to another policy lose none but those that the reload announces`, async () => {
    await host.publish(c);
    const before = workers();
    const stop = new AbortController();
    const reader = readOn(stop.signal);
    const result = await underLoad([a.build, c.build], (count) => host.publish(count % 2 === 0 ? a : c));
    stop.abort();
    const read = await reader;
    // A reload closes each idle connection, once: browsers ask again by themselves, wrk counts it as lost.
    expect(result).toMatchObject({wrong: [], refused: 0});
    expect(result.cut).toBeLessThanOrEqual(16 * switches);
    expect(result.requests + read.requests).toBeGreaterThan(300_000);
    expect(read.again).toBeLessThanOrEqual(switches);
    expect(read.lost).toBe(0);
    expect(workers().filter((pid) => before.includes(pid))).toEqual([]);
  }, 600_000);

  it('the control without a pool loses requests, so that the test can fail', async () => {
    const key = readFileSync(path.join(host.home, 'current/key'), 'utf8').trim();
    const pool = path.join(host.home, 'pool');
    rmSync(pool, {recursive: true});
    symlinkSync(`slot/${key}/site`, pool);
    const slot = path.join(host.home, 'slot', key);
    const result = await underLoad([a.build, b.build], (count) => {
      symlinkSync(`../releases/${count % 2 === 0 ? a.id : b.id}`, `${slot}.hand`);
      renameSync(`${slot}.hand`, slot);
    });
    expect(result.wrong.length).toBeGreaterThan(0);
  });
});
