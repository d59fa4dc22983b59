import {readFileSync, renameSync, rmSync, symlinkSync} from 'node:fs';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, inject, it} from 'vitest';
import {TestHost} from './lib/host';
import {urlsOf} from './lib/urlsOf';
import {Wrk} from './lib/wrk';

const {a, b, c} = inject('releases');
const port = 8394;
const switches = 20;
let host: TestHost;

beforeEach(() => {
  host = new TestHost(port);
  [a, b].forEach(({file}) => expect(host.switch(file).status).toBe(0));
});
afterEach(() => host.dispose());

describe('under load, over every page and every asset of both releases', () => {
  it(`${switches} switches and rollbacks lose no request`, async () => {
    const wrk = new Wrk(port, urlsOf([a.build, b.build]));
    for (let count = 0; count < switches; count += 1) {
      const result = count % 4 === 3 ? host.switch('--rollback') : host.switch(count % 2 === 0 ? a.file : b.file);
      expect(result).toMatchObject({status: 0});
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
    const result = await wrk.stop();
    console.log(`${switches} switches: ${JSON.stringify(result)}`);
    expect(result.requests).toBeGreaterThan(10_000);
    expect(result).toMatchObject({not200: 0, empty: 0, socketErrors: 0});
  });

  it('switches that reload the server lose no answer', async () => {
    expect(host.switch(c.file).status).toBe(0);
    const wrk = new Wrk(port, urlsOf([a.build, c.build]));
    for (let count = 0; count < 6; count += 1) {
      expect(host.switch(count % 2 === 0 ? a.file : c.file)).toMatchObject({status: 0});
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
    const result = await wrk.stop();
    console.log(`6 switches with reload: ${JSON.stringify(result)}`);
    // A reload closes idle connections; browsers ask again by themselves, wrk counts them.
    expect(result).toMatchObject({not200: 0, empty: 0});
  });

  it('the control without a pool loses requests, so that the test can fail', async () => {
    const key = readFileSync(path.join(host.home, 'current/key'), 'utf8').trim();
    const pool = path.join(host.home, 'pool');
    rmSync(pool, {recursive: true});
    symlinkSync(`slot/${key}/site`, pool);
    const slot = path.join(host.home, 'slot', key);
    const wrk = new Wrk(port, urlsOf([a.build, b.build]));
    for (let count = 0; count < switches; count += 1) {
      symlinkSync(`../releases/${count % 2 === 0 ? a.id : b.id}`, `${slot}.hand`);
      renameSync(`${slot}.hand`, slot);
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
    const result = await wrk.stop();
    console.log(`control, ${switches} switches: ${JSON.stringify(result)}`);
    expect(result.not200).toBeGreaterThan(0);
  });
});
