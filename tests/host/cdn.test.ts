import {execFileSync} from 'node:child_process';
import {mkdirSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, expect, inject, it} from 'vitest';
import {installedSite} from './lib/fixtures';
import {portOpens, writeConfig} from './lib/host';
import {siteName, unlimited} from './lib/installed';
import {rawRequest} from './lib/requests';
import {releaseMark} from './lib/build';
import {namesOf} from './lib/urls';

const {b} = inject('releases');
const {host, site} = await installedSite(8284);
const {ports} = site;
const cachePort = 8287;
let cache: string;
let purge: string;

beforeAll(async () => {
  await site.change((text) => unlimited(text).replace(/# (include .*cdn\.conf;)/, '$1'));
  const dir = path.join(host.dir, 'cdn');
  mkdirSync(dir);
  cache = path.join(dir, 'nginx.conf');
  writeConfig(cache, 'cdn.conf', {DIR: dir, PORT: cachePort, HTTPS: ports.https, SITE: siteName});
  purge = host.program('purge', `grep -rlaZ '^Cache-Tag: yttra-pages' ${dir}/kept | xargs -0 -r rm`);
  execFileSync('nginx', ['-c', cache]);
  await portOpens(cachePort);
});
afterAll(() => {
  execFileSync('nginx', ['-c', cache, '-s', 'stop']);
});

async function ask(target: string, headers: Readonly<Record<string, string>> = {}) {
  const answer = await rawRequest(cachePort, 'GET', target, headers);
  return {...answer, kept: answer.headers['x-cache'] === 'HIT'};
}

/** Whether the second of two requests is answered by the cache. */
async function isKept(target: string, headers?: Readonly<Record<string, string>>): Promise<boolean> {
  await ask(target, headers);
  return (await ask(target, headers)).kept;
}

const served = async () => releaseMark((await ask('/')).body.toString('utf8'));

it('keeps pages and hashed files, an encoding each, whatever the query', async () => {
  const script = namesOf((await ask('/')).body.toString('utf8'))['@js'];
  for (const target of ['/', '/en/report/intro', script, '/sitemap.xml']) {
    expect(await isKept(target), target).toBe(true);
  }
  expect((await ask('/en/report/intro?q=1')).kept).toBe(true);
  for (const encoding of ['br', 'gzip']) {
    expect(await isKept('/en/report/intro', {'Accept-Encoding': encoding})).toBe(true);
    expect((await ask('/en/report/intro', {'Accept-Encoding': encoding})).headers['content-encoding']).toBe(encoding);
  }
  expect((await ask('/en/report/intro')).headers['content-encoding']).toBeUndefined();
});

it('keeps no redirect, no error, nothing of internal, and not which release is served', async () => {
  for (const target of ['/report?x=1', '/nope', '/internal', '/en/internal', '/version.json', '/healthz']) {
    expect(await isKept(target), target).toBe(false);
  }
});

it('shows the next release at once when it is told, keeps hashed files, and shows the old one when it is not', async () => {
  expect(await served()).toBe('a');
  const script = namesOf((await ask('/')).body.toString('utf8'))['@js'];
  expect(await isKept(script)).toBe(true);
  await host.publish(b);
  expect(await served()).toBe('a');
  host.configure({DOCS_AFTER: purge});
  expect((await host.switch('--rollback')).status).toBe(0);
  expect((await host.switch('--rollback')).status).toBe(0);
  expect(await served()).toBe('b');
  expect((await ask(script)).kept).toBe(true);
});

it('goes on with pages while the host is down', async () => {
  expect(await isKept('/report/intro')).toBe(true);
  site.stop();
  try {
    expect((await ask('/report/intro')).status).toBe(200);
    expect((await ask('/internal')).status).toBe(502);
  } finally {
    await new Promise((resolve) => setTimeout(resolve, 500));
    site.start();
  }
});
