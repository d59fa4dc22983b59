import {renameSync} from 'node:fs';
import path from 'node:path';
import {connect, type ConnectionOptions} from 'node:tls';
import {expect, inject, it} from 'vitest';
import {limits, office as reckoned} from '../../deploy/templates';
import {BuiltSite} from '../../tools/lib/builtSite';
import {askOften, askUntilRefused} from './lib/crowd';
import {installedSite} from './lib/fixtures';
import {siteName, unlimited} from './lib/installed';
import {openSlowly, rawRequest} from './lib/requests';
import {expectedOf, tableProblems, urlTable} from './lib/urls';

const {a} = inject('releases');
const {host, site} = await installedSite(8294);
const {ports} = site;
const expected = expectedOf(new BuiltSite(a.build));
const {names} = expected;
const {requestsOfFirstPage, readersAtOnce: readers} = reckoned;

/** Waits until nginx has forgotten what an address has asked for. */
const rested = () => new Promise((resolve) => setTimeout(resolve, (limits.burst / limits.rate + 1) * 1000));

it('answers the whole table over TLS and HTTP/2', async () => {
  expect(await site.withHttp2((ask) => tableProblems(ask, urlTable, expected))).toEqual([]);
});

/** What a reader and the server agree on, or that they do not. */
function handshake(options: ConnectionOptions): Promise<string> {
  return new Promise((resolve) => {
    const own = {port: ports.https, host: '127.0.0.1', ca: site.certificate, servername: siteName};
    const socket = connect({...own, ...options}, () => {
      resolve(socket.getProtocol()!);
      socket.end();
    });
    socket.on('error', () => resolve('refused'));
  });
}

it('takes TLS 1.2 and 1.3, nothing older', async () => {
  const only = (version: 'TLSv1.1' | 'TLSv1.2' | 'TLSv1.3') =>
    handshake({minVersion: version, maxVersion: version, ciphers: 'DEFAULT:@SECLEVEL=0'});
  expect(await Promise.all([only('TLSv1.1'), only('TLSv1.2'), only('TLSv1.3')])).toEqual([
    'refused',
    'TLSv1.2',
    'TLSv1.3',
  ]);
});

it("takes in TLS 1.2 the ciphers of Mozilla's intermediate configuration, and no other", async () => {
  const only = (ciphers: string) => handshake({maxVersion: 'TLSv1.2', ciphers: `${ciphers}:@SECLEVEL=0`});
  const intermediate = 'ECDHE+AESGCM:ECDHE+CHACHA20';
  expect(await Promise.all(intermediate.split(':').map(only))).toEqual(['TLSv1.2', 'TLSv1.2']);
  expect(await only(`ALL:COMPLEMENTOFALL:-${intermediate.replace(':', ':-')}`)).toBe('refused');
});

it('leads from http to https, to its own name only, and tells http of no reader', async () => {
  const lines = site.log.length;
  const answer = await rawRequest(ports.http, 'GET', '/report/x?y=1', {Host: siteName});
  expect([answer.status, answer.headers.location]).toEqual([301, `https://${siteName}/report/x?y=1`]);
  expect(site.log.length).toBe(lines);
});

it('gives nothing to whoever asks for another name, or for none', async () => {
  const answer = await rawRequest(ports.http, 'GET', '/report/x', {Host: 'evil.example'});
  expect([answer.status, answer.headers.location]).toEqual([421, undefined]);
  expect(await site.statusOf('/', {':authority': 'evil.example'})).toBe(421);
  const named = (servername?: string) => handshake({servername, rejectUnauthorized: false});
  expect(await Promise.all([named(siteName), named('evil.example'), named(undefined)])).toEqual([
    'TLSv1.3',
    'refused',
    'refused',
  ]);
});

it('starts where no release is published yet', async () => {
  const current = path.join(host.etc, 'nginx/current');
  renameSync(current, `${current}.away`);
  try {
    await site.change((text) => text);
    expect(await site.statusOf('/report/intro')).toBe(404);
  } finally {
    renameSync(`${current}.away`, current);
    await site.change((text) => text);
  }
});

it('refuses more than its rate with 429, and only that; without the include nothing', async () => {
  const count = (statuses: readonly number[], wanted: number) => statuses.filter((status) => status === wanted).length;
  await site.change((text) => text);
  await rested();
  const limited = await askUntilRefused(site);
  expect(count(limited, 429)).toBeGreaterThan(0);
  expect(count(limited, 200)).toBeGreaterThanOrEqual(limits.burst);
  expect(count(limited, 200) + count(limited, 429)).toBe(limited.length);
  await site.change(unlimited);
  expect(count(await askOften(site, limited.length), 200)).toBe(limited.length);
});

it('lets a full office in, on slow lines, all at once', async () => {
  await site.change((text) => text);
  await rested();
  const office = await Promise.all(
    Array.from({length: readers}, () =>
      openSlowly(ports.https, siteName, site.certificate, requestsOfFirstPage, names['@js']),
    ),
  );
  const statuses = office.flatMap(({statuses: own}) => own);
  office.forEach(({close}) => close());
  expect(statuses.length).toBe(readers * requestsOfFirstPage);
  expect(new Set(statuses)).toEqual(new Set([200]));
});
