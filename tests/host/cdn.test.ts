import {execFileSync} from 'node:child_process';
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, expect, inject, it} from 'vitest';
import {installedSite} from './lib/fixtures';
import {portOpens} from './lib/host';
import {siteName, unlimited} from './lib/installed';
import {rawRequest} from './lib/requests';
import {releaseMark} from './lib/build';
import {namesOf} from './lib/urlChecks';

const {b} = inject('releases');
const {host, site} = await installedSite(8284);
const {ports} = site;
const cachePort = 8287;
let cache: string;
let purge: string;

/**
 * An nginx that keeps what `CDN-Cache-Control` allows, one copy for each encoding, by host and path alone, as
 * README.md of deploy/nginx asks of a CDN. It purges by tag: what it keeps stands in files that begin with the
 * host's headers.
 */
function cacheConfig(dir: string): string {
  return `pid ${dir}/nginx.pid;
error_log ${dir}/error.log;
events {}
http {
  access_log off;
  proxy_temp_path ${dir}/temp;
  proxy_cache_path ${dir}/kept keys_zone=cdn:1m use_temp_path=off;
  map $upstream_http_cdn_cache_control $not_kept { default 1; "~^public" 0; }
  map $http_accept_encoding $encoding { default ""; ~br br; ~gzip gzip; }
  server {
    listen 127.0.0.1:${cachePort};
    location / {
      proxy_pass https://127.0.0.1:${ports.https};
      proxy_http_version 1.1;
      proxy_ssl_server_name on;
      proxy_ssl_name ${siteName};
      proxy_set_header Host ${siteName};
      proxy_set_header Accept-Encoding $encoding;
      proxy_cache cdn;
      proxy_cache_key "$uri $encoding";
      proxy_ignore_headers Cache-Control Vary;
      proxy_cache_valid 200 1d;
      proxy_no_cache $not_kept;
      proxy_cache_use_stale error timeout updating http_502 http_504;
      proxy_cache_background_update on;
      add_header X-Cache $upstream_cache_status always;
    }
  }
}
`;
}

beforeAll(async () => {
  await site.change((text) => unlimited(text).replace(/# (include .*cdn\.conf;)/, '$1'));
  const dir = path.join(host.dir, 'cdn');
  mkdirSync(dir);
  cache = path.join(dir, 'nginx.conf');
  writeFileSync(cache, cacheConfig(dir));
  purge = path.join(dir, 'purge');
  writeFileSync(purge, `#!/bin/sh\ngrep -rlaZ '^Cache-Tag: yttra-pages' ${dir}/kept | xargs -0 -r rm\n`, {mode: 0o755});
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
