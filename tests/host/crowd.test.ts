import {execFileSync} from 'node:child_process';
import {readFileSync, rmSync} from 'node:fs';
import {connect as connectPlain, type Socket} from 'node:net';
import {connect} from 'node:tls';
import {afterEach, describe, expect, it} from 'vitest';
import {gather} from './lib/crowd';
import {installedSite} from './lib/fixtures';
import {portOpens} from './lib/host';
import {knownByNumber, siteName, unlimited} from './lib/installed';
import {rawRequest} from './lib/requests';
import {startWrk} from './lib/wrk';

const {site} = await installedSite(8254, false);
const {ports} = site;

afterEach(() => site.stop());

/** @param edit of the site's file */
async function start(edit = (text: string) => text): Promise<void> {
  rmSync(site.errorFile, {force: true});
  site.start();
  await portOpens(ports.https);
  await site.change(edit);
}

/** Status of a page for a reader who comes now, from another address than the crowd; 0 when there is no answer. */
const newcomer = (): Promise<number> => site.statusOf('/report/intro', {}, '127.0.0.2').catch(() => 0);

/** Sends the beginning of something and tells after how many seconds the server hangs up. */
function heldFor(socket: Socket, beginning: Buffer | string): Promise<number> {
  const start = performance.now();
  return new Promise((resolve) => {
    socket.write(beginning);
    socket.on('error', () => undefined);
    socket.on('close', () => resolve((performance.now() - start) / 1000));
    socket.resume();
  });
}

it('keeps 3,000 idle connections of one address, and serves whoever comes', async () => {
  await start(unlimited);
  const crowd = await gather(site, 3000);
  expect(crowd.statuses.length).toBe(3000);
  expect(new Set(crowd.statuses)).toEqual(new Set([200]));
  expect(await newcomer()).toBe(200);
  expect(await crowd.askAgain()).not.toContain(0);
  crowd.leave();
  expect(site.errors).toBe('');
});

it('serves whoever comes while 2,000 connections of one address ask without a pause', async () => {
  await start(knownByNumber);
  const lines = site.log.length;
  const flood = startWrk(ports.https, ['/report/intro'], {connections: 2000, seconds: 15, scheme: 'https'});
  let isOver = false;
  void flood.result.then(() => (isOver = true));
  const statuses: number[] = [];
  while (!isOver) {
    statuses.push(await newcomer());
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  expect(statuses.length).toBeGreaterThan(5);
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(site.log.slice(lines).filter((line) => / 5\d\d /.test(line.slice(0, 40)))).toEqual([]);
  expect(site.errors).not.toContain('Too many open files');
});

it('hangs up on half a request after ten seconds, whichever server it was meant for', async () => {
  await start();
  const plain = () => connectPlain(ports.http, '127.0.0.1');
  const encrypted = connect({port: ports.https, host: '127.0.0.1', servername: siteName, ca: site.certificate});
  const seconds = await Promise.all([
    heldFor(plain(), 'GET / HT'),
    heldFor(plain(), `GET / HTTP/1.1\r\nHost: ${siteName}\r\nAccept`),
    heldFor(encrypted, 'GET / HT'),
    heldFor(connectPlain(ports.https, '127.0.0.1'), Buffer.from('1603010200010001fc0303', 'hex')),
  ]);
  expect(Math.max(...seconds)).toBeLessThan(15);
  expect(Math.min(...seconds)).toBeGreaterThan(5);
});

describe.runIf(process.getuid?.() === 0)('the limit of connections, which the kernel counts', () => {
  const table = 'yttra_docs_test';

  afterEach(() => execFileSync('nft', ['delete', 'table', 'inet', table]));

  it('is 500 for each address, idle ones too, and others do not notice', async () => {
    const rules = readFileSync(site.releaseFile('connections.nft'), 'utf8')
      .replaceAll('yttra_docs ', `${table} `)
      .replaceAll(/yttra_docs$/gm, table)
      .replaceAll('{ 80, 443 }', `{ ${ports.http}, ${ports.https} }`);
    execFileSync('nft', ['-f', '-'], {input: rules});
    await start();
    const open = (from: string) =>
      new Promise<Socket | undefined>((resolve) => {
        const socket = connectPlain({port: ports.http, host: '127.0.0.1', localAddress: from}, () => resolve(socket));
        socket.on('error', () => resolve(undefined));
      });
    const crowd = await Promise.all(Array.from({length: 600}, () => open('127.0.0.1')));
    // One may still be that of portOpens().
    expect(crowd.filter(Boolean).length).toBeLessThanOrEqual(500);
    expect(crowd.filter(Boolean).length).toBeGreaterThan(490);
    expect(await newcomer()).toBe(200);
    crowd.forEach((socket) => socket?.destroy());
    await expect
      .poll(() =>
        rawRequest(ports.http, 'GET', '/').then(
          ({status}) => status,
          () => 0,
        ),
      )
      .toBe(421);
  });
});
