import {execFileSync} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterEach, beforeEach, expect, inject, it} from 'vitest';
import {TestHost} from './lib/host';
import {rawRequest} from './lib/requests';

const {a} = inject('releases');
const port = 8297;
let host: TestHost;

beforeEach(async () => {
  host = new TestHost(8298);
  await host.publish(a);
});
afterEach(() => host.dispose());

/** Caddy with the file that closes `internal`, as its head says, to readers outside one network. */
async function startClosed(network: string): Promise<void> {
  const [file, users] = ['yttra-internal.caddy', 'yttra-internal.users'].map((name) => path.join(host.dir, name)) as [
    string,
    string,
  ];
  const hash = execFileSync('caddy', ['hash-password', '--plaintext', 'a long password'], {encoding: 'utf8'});
  writeFileSync(users, `reader ${hash}`);
  const text = readFileSync(path.join(host.home, 'current/caddy/internal-closed.caddy'), 'utf8');
  writeFileSync(file, text.replaceAll('/etc/caddy/yttra-internal.users', users).replace('10.0.0.0/8', network));
  await host.startCaddy(port, `import ${file}`);
}

async function statuses(targets: readonly string[], password?: string): Promise<number[]> {
  const headers: Record<string, string> = password
    ? {Authorization: `Basic ${Buffer.from(`reader:${password}`).toString('base64')}`}
    : {};
  const got: number[] = [];
  // One at a time: a password takes Caddy a second of a processor.
  for (const target of targets) {
    got.push((await rawRequest(port, 'GET', target, headers)).status);
  }
  return got;
}

const inside = ['/internal', '/internal.md', '/en/internal', '/internal/Integrations/vitec-economy', '/%69nternal'];

it('Caddy asks strangers for a password, and leaves the rest of the site open', async () => {
  await startClosed('10.0.0.0/8');
  expect(await statuses(inside)).toEqual(inside.map(() => 401));
  expect(await statuses(inside, 'wrong')).toEqual(inside.map(() => 401));
  expect(await statuses(inside, 'a long password')).toEqual(inside.map(() => 200));
  expect(await statuses(['/', '/report/intro', '/internally'])).toEqual([200, 200, 404]);
  expect((await rawRequest(port, 'GET', '/internal')).headers).toMatchObject({
    'cache-control': 'no-store',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  });
});

it('Caddy lets in who comes from the network', async () => {
  await startClosed('127.0.0.0/8');
  expect(await statuses(inside)).toEqual(inside.map(() => 200));
});
