import {readFileSync, renameSync, rmSync, symlinkSync} from 'node:fs';
import {Agent, request} from 'node:http';
import type {Socket} from 'node:net';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, inject, it} from 'vitest';
import {TestHost} from './lib/host';
import {familyOf} from './lib/processes';
import {urlsOf} from './lib/urlsOf';
import {Wrk} from './lib/wrk';

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
 * Asks for the home page without a pause on kept-alive connections, and once more when one is closed under a
 * request, as browsers do (RFC 9110, 9.2.2).
 */
class PatientReader {
  private readonly agent = new Agent({keepAlive: true, maxSockets: 4});
  /** Sockets that have brought an answer: `reusedSocket` is not set for a request that has waited for one. */
  private readonly used = new WeakSet<Socket>();
  private readonly count = {requests: 0, again: 0, lost: 0};
  private running = true;
  private readonly ended: Promise<unknown>;

  constructor(private readonly port: number) {
    this.ended = Promise.all(Array.from({length: 4}, () => this.read()));
  }

  private ask(): Promise<{good: boolean; reused: boolean}> {
    return new Promise((resolve) => {
      let reused = false;
      const asked = request({port: this.port, agent: this.agent}, (answer) => {
        this.used.add(answer.socket);
        answer.resume().on('close', () => resolve({good: answer.complete && answer.statusCode === 200, reused: false}));
      });
      asked.on('socket', (socket) => (reused = this.used.has(socket)));
      asked.on('error', () => resolve({good: false, reused}));
      asked.end();
    });
  }

  private async read(): Promise<void> {
    while (this.running) {
      this.count.requests += 1;
      let answer = await this.ask();
      while (!answer.good && answer.reused) {
        this.count.again += 1;
        answer = await this.ask();
      }
      this.count.lost += answer.good ? 0 : 1;
    }
  }

  async stop(): Promise<{requests: number; again: number; lost: number}> {
    this.running = false;
    await this.ended;
    this.agent.destroy();
    return this.count;
  }
}

/** The processes that answer: a reload replaces them. */
const workers = () => familyOf(host.nginxPidFile).slice(1);

describe('under load, over every page and every asset of both releases', () => {
  it(`${switches} switches and rollbacks lose no request, and reload nothing`, async () => {
    const before = workers();
    const wrk = new Wrk(port, urlsOf([a.build, b.build]));
    for (let count = 0; count < switches; count += 1) {
      const result =
        count % 4 === 3 ? await host.switch('--rollback') : await host.switch(count % 2 === 0 ? a.file : b.file);
      expect(result).toMatchObject({status: 0});
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
    const result = await wrk.stop();
    console.log(`${switches} switches: ${JSON.stringify(result)}`);
    expect(result.requests).toBeGreaterThan(300_000);
    expect(result).toMatchObject({not200: 0, empty: 0, socketErrors: 0});
    expect(workers()).toEqual(before);
  });

  it(`${switches} switches to another policy lose none but those that the reload announces`, async () => {
    await host.publish(c);
    const before = workers();
    const wrk = new Wrk(port, urlsOf([a.build, c.build]));
    const reader = new PatientReader(port);
    for (let count = 0; count < switches; count += 1) {
      await host.publish(count % 2 === 0 ? a : c);
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
    const result = await wrk.stop();
    const read = await reader.stop();
    console.log(`${switches} switches with reload: ${JSON.stringify(result)}; as browsers do: ${JSON.stringify(read)}`);
    // A reload closes each idle connection, once: browsers ask again by themselves, wrk counts it as lost.
    expect(result).toMatchObject({not200: 0, empty: 0});
    expect(result.socketErrors).toBeLessThanOrEqual(16 * switches);
    expect(result.requests + read.requests).toBeGreaterThan(300_000);
    expect(read.again).toBeGreaterThan(0);
    expect(read.again).toBeLessThanOrEqual(4 * switches);
    expect(read.lost).toBe(0);
    expect(workers().filter((pid) => before.includes(pid))).toEqual([]);
  }, 600_000);

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
