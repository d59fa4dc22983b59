import {execFileSync} from 'node:child_process';
import {randomBytes} from 'node:crypto';
import {chmodSync, readdirSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import {connect as connectPlain} from 'node:net';
import path from 'node:path';
import {connect} from 'node:tls';
import {expect, it} from 'vitest';
import {askUntilRefused} from './lib/crowd';
import {installedSite} from './lib/fixtures';
import {siteName} from './lib/installed';
import {rawRequest} from './lib/requests';

const {host, site} = await installedSite(8264);
const {ports} = site;

/** What scanners send: other protocols, halves of TLS, headers that end nowhere. */
const nonsense = [
  Buffer.from('\0\0\0\0'),
  Buffer.from('SSH-2.0-scan\r\n'),
  Buffer.from('GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n'),
  Buffer.from('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\nnonsense'),
  Buffer.from(`GET / HTTP/1.1\r\n${'x'.repeat(70000)}\r\n\r\n`),
  // A ClientHello that is cut off, one of SSL 2, one with a length that is not true, and an alert before it.
  Buffer.from('1603010200010001fc0303', 'hex'),
  Buffer.from('802e0103010015000000100100800200800300800600400700c00405', 'hex'),
  Buffer.from('1603010005010000010000', 'hex'),
  Buffer.from('15030100020250', 'hex'),
  randomBytes(600),
];

/** Sends bytes and waits until the server hangs up, or for a second. */
function send(port: number, bytes: Buffer): Promise<void> {
  return new Promise((resolve) => {
    const socket = connectPlain(port, '127.0.0.1', () => socket.write(bytes));
    socket.setTimeout(1000, () => socket.destroy());
    socket.on('error', () => undefined);
    socket.on('data', () => undefined);
    socket.on('close', () => resolve());
  });
}

/** A ClientHello as it should be, then bytes that are no TLS: nginx finds this "critical". */
function handshakeThatBreaksOff(): Promise<void> {
  return new Promise((resolve) => {
    const plain = connectPlain(ports.https, '127.0.0.1');
    const socket = connect({socket: plain, servername: siteName, rejectUnauthorized: false});
    plain.once('data', () => plain.write(randomBytes(200)));
    socket.on('error', () => undefined);
    plain.setTimeout(1000, () => plain.destroy());
    plain.on('close', () => resolve());
  });
}

it('writes no address down, whatever nonsense is sent', async () => {
  const pings = [ports.http, ports.https].flatMap((port) => nonsense.map((bytes) => send(port, bytes)));
  await Promise.all(pings);
  await Promise.all([handshakeThatBreaksOff(), rawRequest(ports.http, 'GET', '/%', {Host: 'x'.repeat(9000)})]);
  // Over the limits, too.
  await askUntilRefused(site);
  const answers = site.everythingLogged;
  expect(answers).toContain(' 429 ');
  expect(answers.match(/^.*127\.0\.0\.1.*$/m)?.[0]).toBeUndefined();
});

it('writes down what is read, and nothing of who reads', async () => {
  const secrets = {
    referer: 'https://before.example/page',
    'user-agent': 'Reader/1.0',
    cookie: 'id=reader',
    'x-forwarded-for': '192.0.2.7',
    'accept-encoding': 'br',
  };
  expect(await site.statusOf('/en/report/intro?who=reader', secrets)).toBe(200);
  expect(await site.statusOf('/%00?who=reader', secrets)).toBe(400);
  expect(await site.statusOf('/a%0a2026-01-01T00:00:00+00:00%20500%20GET%20/')).toBe(404);
  expect(site.log.at(-1)).toContain(' 404 GET /a%0a2026-01-01T00:00:00+00:00%20500%20GET%20/ ');
  expect(site.log.at(-3)).toMatch(/^\d{4}-\d\d-\d\dT[\d:+]+ 200 GET \/en\/report\/intro \d+ [\d.]+ br$/);
  expect(site.log.join('\n')).not.toMatch(/127\.0\.0\.1|reader|192\.0\.2\.7|before\.example|\?/i);
});

it("keeps nginx's own words for root and nginx alone, today's and yesterday's", async () => {
  const folder = path.dirname(site.errorFile);
  const fail = async () => {
    chmodSync(host.home, 0o700);
    await site.statusOf('/');
    chmodSync(host.home, 0o755);
  };
  const rules = path.join(host.dir, 'logrotate');
  const text = readFileSync(site.releaseFile('logrotate'), 'utf8');
  writeFileSync(rules, site.moved(text).replace('nginx -s reopen', `nginx -c ${site.config} -s reopen`), {mode: 0o644});
  const rotate = async () => {
    execFileSync('logrotate', ['--force', '--state', `${rules}.state`, rules], {stdio: 'pipe'});
    await new Promise((resolve) => setTimeout(resolve, 500));
  };
  expect(statSync(folder).mode & 0o777).toBe(0o710);
  await fail();
  expect(site.errors).toMatch(/Permission denied.* client: 127\.0\.0\.1/);
  await rotate();
  expect(readdirSync(folder)).toEqual(['nginx.log', 'nginx.log.1']);
  expect(statSync(site.errorFile).mode & 0o777).toBe(0o600);
  await rotate();
  expect(readFileSync(`${site.errorFile}.1`, 'utf8')).toBe('');
  await fail();
  expect(site.errors).toContain('client: 127.0.0.1');
});
