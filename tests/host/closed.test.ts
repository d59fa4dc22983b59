import {execFileSync} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, inject, it} from 'vitest';
import {BuiltSite} from '../../tools/lib/builtSite';
import {installedSite} from './lib/fixtures';
import {unlimited} from './lib/installed';
import {type Ask, asking} from './lib/requests';
import {expectedOf} from './lib/urls';

const {host, site} = await installedSite(8244);
const caddyPort = 8247;
const {policy} = expectedOf(new BuiltSite(inject('releases').a.build));

/** A file of the release for the section "internal" closed, as OPERATIONS.md copies it, for readers of one network. */
function closingFile(name: string, to: string, network: string): void {
  const text = readFileSync(path.join(host.home, 'current', name), 'utf8');
  writeFileSync(to, text.replaceAll(/\/etc\/(?:nginx|caddy)/g, path.dirname(to)).replace('10.0.0.0/8', network));
}

async function closeNginx(network: string, edit = unlimited): Promise<void> {
  const hash = execFileSync('openssl', ['passwd', '-6', 'a long password'], {encoding: 'utf8'});
  writeFileSync(site.fileOf('yttra-internal.htpasswd'), `reader:${hash}`);
  closingFile('nginx/internal-closed.conf', site.fileOf('yttra-internal.conf'), network);
  await site.change((text) => edit(text).replace(/# (include \/etc\/nginx\/yttra-internal\.conf;)/, '$1'));
}

async function closeCaddy(network: string): Promise<void> {
  const file = path.join(host.dir, 'yttra-internal.caddy');
  const hash = execFileSync('caddy', ['hash-password', '--plaintext', 'a long password'], {encoding: 'utf8'});
  writeFileSync(path.join(host.dir, 'yttra-internal.users'), `reader ${hash}`);
  closingFile('caddy/internal-closed.caddy', file, network);
  await host.startCaddy(caddyPort, `import ${file}`);
}

const askNginx: Ask = (...request) => site.withHttp2((ask) => ask(...request));
const basic = (password: string) => ({authorization: `Basic ${Buffer.from(`reader:${password}`).toString('base64')}`});
const password = basic('a long password');

const inside = [
  '/internal',
  '/en/internal',
  '/internal/solutions/db-send-email',
  '/internal/Integrations/vitec-economy',
  '/%69nternal',
  '/internal.md',
  '/internal/nope',
];

describe.each([
  {name: 'nginx', close: closeNginx, ask: askNginx},
  {name: 'Caddy', close: closeCaddy, ask: asking(caddyPort)},
])('$name with the section "internal" closed', ({close, ask}) => {
  async function statuses(targets: readonly string[], headers = {}): Promise<number[]> {
    const got: number[] = [];
    // One at a time: a password takes Caddy a second of a processor.
    for (const target of targets) {
      got.push((await ask('GET', target, headers)).status);
    }
    return got;
  }

  it('asks strangers for a password, lets those in who have it, and leaves the rest open', async () => {
    await close('10.0.0.0/8');
    expect(new Set(await statuses(inside))).toEqual(new Set([401]));
    expect(new Set(await statuses(inside, basic('wrong')))).toEqual(new Set([401]));
    expect(await statuses(inside, password)).toEqual([200, 200, 200, 200, 200, 200, 404]);
    // Pages that only begin alike, too.
    expect(await statuses(['/', '/report/intro', '/internally', '/en/internally'])).toEqual([200, 200, 404, 404]);
    const {headers} = await ask('GET', '/internal');
    expect(headers).toMatchObject({
      ...Object.fromEntries(policy),
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    });
  });

  it('lets in who comes from its network', async () => {
    await close('127.0.0.0/8');
    expect((await ask('GET', '/internal')).status).toBe(200);
  });
});

it('nginx lets an address try a hundred passwords at once, then one a second, and read on all the while', async () => {
  await closeNginx('10.0.0.0/8', (text) => text);
  const statuses = await site.withHttp2((ask) =>
    Promise.all(
      Array.from({length: 300}, async (_, number) => (await ask('HEAD', '/internal', basic(`${number}`))).status),
    ),
  );
  expect(new Set(statuses)).toEqual(new Set([401, 429]));
  expect(statuses.filter((status) => status === 401).length).toBeLessThan(150);
  expect(await site.statusOf('/report/intro', password)).toBe(200);
  expect(await site.statusOf('/internal')).toBe(401);
  expect(await site.statusOf('/internal', password, '127.0.0.2')).toBe(200);
});
