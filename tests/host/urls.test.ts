import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, inject, it} from 'vitest';
import {BuiltSite} from '../../tools/lib/builtSite';
import {publishedHost} from './lib/fixtures';
import {asking, rawRequest} from './lib/requests';
import {expectedOf, tableProblems, urlTable} from './lib/urls';

const {a, b} = inject('releases');
const ports = {nginx: 8291, Caddy: 8292};
const expected = expectedOf(new BuiltSite(a.build));
const host = await publishedHost(ports.nginx);
await host.startCaddy(ports.Caddy);

describe.each(Object.entries(ports))('%s', (name, port) => {
  const rows = urlTable.filter(({notOnCaddy}) => !(name === 'Caddy' && notOnCaddy));

  it('answers the whole table', async () => expect(await tableProblems(asking(port), rows, expected)).toEqual([]));

  it('gives every encoding its own ETag', async () => {
    const tags = await Promise.all(
      ['identity', 'gzip', 'br'].map(
        async (encoding) =>
          (await rawRequest(port, 'GET', '/report/intro', {'Accept-Encoding': encoding})).headers.etag,
      ),
    );
    expect(new Set(tags).size).toBe(3);
    expect(tags).not.toContain(undefined);
  });

  it('never sends a reader to another host, whatever the Host header says', async () => {
    const answer = await rawRequest(port, 'GET', '/report/', {Host: 'evil.example'});
    // Caddy knows its hosts and may not answer; no answer may name the stranger.
    expect(answer.headers.location ?? '/').toMatch(/^\/(?!\/)/);
  });

  it('serves every published address', async () => {
    const routes = readFileSync(path.join(import.meta.dirname, '../../deploy/published/routes.txt'), 'utf8')
      .trim()
      .split('\n');
    const wrong: string[] = [];
    for (const route of routes) {
      const {status} = await rawRequest(port, 'GET', encodeURI(route));
      if (status !== (route.endsWith('/404') ? 404 : 200)) {
        wrong.push(`${route} ${status}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('names the release that answers, and the next one as soon as it is published', async () => {
    const named = async (target: string) => (await rawRequest(port, 'GET', target)).headers['docs-release'];
    expect(await Promise.all(['/', '/en/report/intro', '/nope', expected.names['@js']].map(named))).toEqual([
      a.id,
      a.id,
      a.id,
      // The pool is of many releases.
      undefined,
    ]);
    await host.publish(b);
    expect(await named('/')).toBe(b.id);
    expect(await host.switch('--rollback')).toMatchObject({status: 0});
    expect(await named('/')).toBe(a.id);
  });
});

describe('nginx', () => {
  it('refuses a body of more than 1 kB and a header of more than 8 kB', async () => {
    expect((await rawRequest(ports.nginx, 'GET', '/', {'Content-Length': '2000'})).status).toBe(413);
    expect((await rawRequest(ports.nginx, 'GET', '/', {Cookie: 'x'.repeat(9000)})).status).toBe(400);
  });

  it('does not name its version', async () => {
    expect((await rawRequest(ports.nginx, 'GET', '/nope')).headers.server).toBe('nginx');
  });
});
