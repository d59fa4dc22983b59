import {execFileSync} from 'node:child_process';
import {randomBytes} from 'node:crypto';
import {copyFileSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {connect as connectPlain} from 'node:net';
import {connect} from 'node:tls';
import {afterAll, beforeAll, describe, expect, inject, it} from 'vitest';
import {securityHeaders} from '../../deploy/headers/policy';
import {limits, office as reckoned} from '../../deploy/nginx/limits';
import {inlineCode, readBuiltSite} from '../../tools/release/site/builtSite';
import {askingHttp2, openSlowly} from './lib/askingHttp2';
import {portOpens, TestHost} from './lib/host';
import {InstalledSite, siteName, unlimited} from './lib/installed';
import {type Ask, rawRequest} from './lib/rawRequest';
import {namesOf, rowProblems} from './lib/urlChecks';
import {visit} from './lib/traffic';
import {urlTable} from './lib/urls';

const {a} = inject('releases');
const ports = {http: 8295, https: 8296};
const policy = new Map(
  securityHeaders(inlineCode(readBuiltSite(a.build))).map(([name, value]) => [name.toLowerCase(), value]),
);
const names = namesOf(readFileSync(path.join(a.build, 'index.html'), 'utf8'));
const {requestsOfFirstPage, readersAtOnce: readers} = reckoned;
let host: TestHost;
let site: InstalledSite;

beforeAll(async () => {
  host = new TestHost(8294);
  await host.publish(a);
  site = new InstalledSite(host, ports);
  site.start();
  await portOpens(ports.https);
});
afterAll(() => {
  site?.stop();
  host?.dispose();
});

/** Requests on a connection of their own. */
async function withHttp2<T>(body: (ask: Ask) => Promise<T>): Promise<T> {
  const {ask, close} = askingHttp2(ports.https, siteName, site.certificate);
  try {
    return await body(ask);
  } finally {
    close();
  }
}

/** Waits until nginx has forgotten what an address has asked for. */
const rested = () => new Promise((resolve) => setTimeout(resolve, (limits().burst / limits().rate + 1) * 1000));

/** Statuses of many requests: a hundred at once on a connection, which nginx closes after a thousand. */
async function askOften(count: number): Promise<number[]> {
  const [atOnce, onConnection] = [100, 900];
  const connections = Array.from({length: Math.ceil(count / onConnection)}, () =>
    withHttp2(async (ask) => {
      const statuses: number[] = [];
      while (statuses.length < onConnection) {
        const answers = await Promise.all(Array.from({length: atOnce}, () => ask('HEAD', '/report/intro')));
        statuses.push(...answers.map(({status}) => status));
      }
      return statuses;
    }),
  );
  return (await Promise.all(connections)).flat();
}

/** Statuses of requests until one is refused: a busy machine is slower than the rate for a while. */
async function askUntilRefused(): Promise<number[]> {
  const statuses: number[] = [];
  while (!statuses.includes(429) && statuses.length < 30_000) {
    statuses.push(...(await askOften(2700)));
  }
  return statuses;
}

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

const statusOf = (target: string, headers: Readonly<Record<string, string>> = {}) =>
  withHttp2(async (ask) => (await ask('GET', target, headers)).status);

it('answers the whole table over TLS and HTTP/2', async () => {
  const wrong: string[] = [];
  await withHttp2(async (ask) => {
    for (const row of urlTable) {
      (await rowProblems(ask, row, names, policy)).forEach((problem) =>
        wrong.push(`${row.method ?? 'GET'} ${row.url}: ${problem}`),
      );
    }
  });
  expect(wrong).toEqual([]);
});

it('takes TLS 1.2 and 1.3, nothing older', async () => {
  const handshake = (version: 'TLSv1.1' | 'TLSv1.2' | 'TLSv1.3') =>
    new Promise<string>((resolve) => {
      const socket = connect(
        {
          port: ports.https,
          host: '127.0.0.1',
          servername: siteName,
          ca: site.certificate,
          minVersion: version,
          maxVersion: version,
          ciphers: 'DEFAULT:@SECLEVEL=0',
        },
        () => {
          resolve(socket.getProtocol()!);
          socket.end();
        },
      );
      socket.on('error', () => resolve('refused'));
    });
  expect(await Promise.all([handshake('TLSv1.1'), handshake('TLSv1.2'), handshake('TLSv1.3')])).toEqual([
    'refused',
    'TLSv1.2',
    'TLSv1.3',
  ]);
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
  expect(await statusOf('/', {':authority': 'evil.example'})).toBe(421);
  const handshake = (servername?: string) =>
    new Promise<string>((resolve) => {
      const socket = connect({port: ports.https, host: '127.0.0.1', servername, rejectUnauthorized: false}, () => {
        resolve('taken');
        socket.end();
      });
      socket.on('error', () => resolve('refused'));
    });
  expect(await Promise.all([handshake(siteName), handshake('evil.example'), handshake()])).toEqual([
    'taken',
    'refused',
    'refused',
  ]);
});

it('starts where no release is published yet', async () => {
  renameSync(path.join(host.home, 'current'), path.join(host.home, 'current.away'));
  try {
    await site.change((text) => text);
    expect(await statusOf('/report/intro')).toBe(404);
  } finally {
    renameSync(path.join(host.home, 'current.away'), path.join(host.home, 'current'));
    await site.change((text) => text);
  }
});

it('writes no address down, whatever nonsense is sent', async () => {
  const pings = [ports.http, ports.https].flatMap((port) => nonsense.map((bytes) => send(port, bytes)));
  await Promise.all(pings);
  await Promise.all([handshakeThatBreaksOff(), rawRequest(ports.http, 'GET', '/%', {Host: 'x'.repeat(9000)})]);
  // Over the limits, too.
  await askUntilRefused();
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
  expect(await statusOf('/en/report/intro?who=reader', secrets)).toBe(200);
  expect(await statusOf('/%00?who=reader', secrets)).toBe(400);
  expect(site.log.at(-2)).toMatch(/^\d{4}-\d\d-\d\dT[\d:+]+ 200 GET \/en\/report\/intro \d+ [\d.]+ br$/);
  expect(site.log.join('\n')).not.toMatch(/127\.0\.0\.1|reader|192\.0\.2\.7|before\.example|\?/i);
});

it('refuses more than its rate with 429, and only that; without the include nothing', async () => {
  const count = (statuses: readonly number[], wanted: number) => statuses.filter((status) => status === wanted).length;
  await site.change((text) => text);
  await rested();
  const limited = await askUntilRefused();
  expect(count(limited, 429)).toBeGreaterThan(0);
  expect(count(limited, 200)).toBeGreaterThanOrEqual(limits().burst);
  expect(count(limited, 200) + count(limited, 429)).toBe(limited.length);
  await site.change(unlimited);
  expect(count(await askOften(limited.length), 200)).toBe(limited.length);
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

it('a first page needs no more requests than the limits reckon with', async () => {
  await site.change(unlimited);
  const [first] = await visit(`https://${siteName}:${ports.https}`, '/report/intro', 0, site.certificate);
  expect(first!.requests).toBeLessThanOrEqual(requestsOfFirstPage);
});

describe('behind a CDN', () => {
  it('tells it what it may keep, and browsers the same as before', async () => {
    await site.change((text) =>
      unlimited(text).replace(
        '# include /etc/yttra-docs/nginx/current/cdn.conf;',
        'include /etc/yttra-docs/nginx/current/cdn.conf;',
      ),
    );
    const told = (target: string) =>
      withHttp2(async (ask) => {
        const {headers} = await ask('GET', target);
        return [headers['cdn-cache-control'], headers['cache-tag'], headers['cache-control']];
      });
    const page = ['public, max-age=86400, stale-while-revalidate=60, stale-if-error=604800', 'yttra-pages', 'no-cache'];
    const hashed = 'public, max-age=31536000, immutable';
    expect(await told('/report/intro')).toEqual(page);
    expect(await told('/robots.txt')).toEqual(page);
    // It must not show to all what one was let in to.
    for (const target of ['/internal', '/en/internal', '/internal/solutions/db-send-email']) {
      expect(await told(target)).toEqual(['no-store', 'yttra-pages', 'no-cache']);
    }
    expect(await told(names['@js'])).toEqual([hashed, undefined, hashed]);
    expect(await told('/nope')).toEqual(['no-store', 'yttra-pages', 'no-store']);
    expect(await told('/report?x=1')).toEqual(['no-store', 'yttra-pages', 'no-cache']);
  });
});

describe('with the section "internal" closed', () => {
  const closed = (text: string) =>
    unlimited(text).replace('# include /etc/nginx/yttra-internal.conf;', 'include /etc/nginx/yttra-internal.conf;');
  const password = {authorization: `Basic ${Buffer.from('reader:a long password').toString('base64')}`};
  const inside = [
    '/internal',
    '/en/internal',
    '/internal/solutions/db-send-email',
    '/internal/Integrations/vitec-economy',
    '/%69nternal',
    '/internal.md',
    '/internal/nope',
  ];

  /** Writes the file as OPERATIONS.md copies it, for readers of one network. */
  async function close(network: string): Promise<void> {
    const file = site.fileOf('yttra-internal.conf');
    copyFileSync(path.join(host.home, 'current/nginx/internal-closed.conf'), file);
    const hash = execFileSync('openssl', ['passwd', '-6', 'a long password'], {encoding: 'utf8'});
    writeFileSync(site.fileOf('yttra-internal.htpasswd'), `reader:${hash}`);
    const text = readFileSync(file, 'utf8');
    writeFileSync(
      file,
      text.replaceAll('/etc/nginx', path.dirname(file)).replace('allow 10.0.0.0/8;', `allow ${network};`),
    );
    await site.change(closed);
  }

  it('is open as long as nobody closes it', async () => {
    await site.change(unlimited);
    expect(await Promise.all(inside.map((target) => statusOf(target)))).toEqual([200, 200, 200, 200, 200, 200, 404]);
  });

  it('asks strangers for a password, and lets those in who have it', async () => {
    await close('10.0.0.0/8');
    expect(new Set(await Promise.all(inside.map((target) => statusOf(target))))).toEqual(new Set([401]));
    expect(await Promise.all(inside.map((target) => statusOf(target, password)))).toEqual([
      200, 200, 200, 200, 200, 200, 404,
    ]);
    expect(
      await statusOf('/internal', {authorization: `Basic ${Buffer.from('reader:wrong').toString('base64')}`}),
    ).toBe(401);
    const answer = await withHttp2((ask) => ask('GET', '/internal'));
    policy.forEach((value, name) => expect(answer.headers[name]).toBe(value));
    expect(answer.headers).toMatchObject({'cache-control': 'no-store', 'x-robots-tag': 'noindex'});
  });

  it('lets in who comes from its network', async () => {
    await close('127.0.0.0/8');
    expect(await statusOf('/internal')).toBe(200);
  });

  it('leaves the rest of the site open, and pages that only begin alike', async () => {
    await close('10.0.0.0/8');
    expect(
      await Promise.all(['/', '/report/intro', '/internally', '/en/internally'].map((target) => statusOf(target))),
    ).toEqual([200, 200, 404, 404]);
  });
});
