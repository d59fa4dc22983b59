import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import type {AddressInfo} from 'node:net';
import {connect} from 'node:net';
import type {Server} from 'node:http';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {createPreviewServer, listen} from './server';

let dir: string;
let server: Server;
let origin: string;

beforeAll(async () => {
  dir = mkdtempSync(path.join(os.tmpdir(), 'preview-'));
  mkdirSync(path.join(dir, 'report/category'), {recursive: true});
  mkdirSync(path.join(dir, 'assets'));
  const files = {
    'index.html': 'hem', '404.html': 'saknas', 'report/intro.html': 'intro',
    'report/category/användarmanual.html': 'kategori', 'assets/a.1.js': '//',
  };
  Object.entries(files).forEach(([name, text]) => writeFileSync(path.join(dir, name), text));
  server = createPreviewServer(dir);
  await listen(server, 0);
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.close();
  rmSync(dir, {recursive: true});
});

const get = (url: string, init: RequestInit = {}) => fetch(origin + url, {redirect: 'manual', ...init});

/** Sends a request line as it is written; `fetch` would tidy the path. */
function rawStatus(target: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1', () => {
      socket.write(`GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    });
    socket.once('data', (data) => resolve(Number(data.toString().split(' ')[1])));
    socket.once('error', reject);
  });
}

describe('preview server', () => {
  it('serves pages without .html, also accented ones', async () => {
    expect(await (await get('/report/intro')).text()).toBe('intro');
    expect(await (await get('/report/category/anv%C3%A4ndarmanual')).text()).toBe('kategori');
  });

  it('redirects with the query kept', async () => {
    const answer = await get('/report/category/anvandarmanual/?q=%C3%A5');
    expect(answer.status).toBe(301);
    expect(answer.headers.get('location')).toBe('/report/category/anv%C3%A4ndarmanual?q=%C3%A5');
  });

  it('answers 404 with the error page', async () => {
    const answer = await get('/nope');
    expect(answer.status).toBe(404);
    expect(await answer.text()).toBe('saknas');
  });

  it('lets hashed assets be cached for ever and pages never', async () => {
    expect((await get('/assets/a.1.js')).headers.get('cache-control')).toContain('immutable');
    expect((await get('/')).headers.get('cache-control')).toBe('no-cache');
    expect((await get('/assets/gone.js')).headers.get('cache-control')).toBe('no-store');
  });

  it('answers a conditional request with 304', async () => {
    const etag = (await get('/report/intro')).headers.get('etag')!;
    expect((await get('/report/intro', {headers: {'If-None-Match': etag}})).status).toBe(304);
  });

  it('refuses other methods', async () => {
    expect((await get('/', {method: 'POST'})).status).toBe(405);
  });

  it.each(['/%E4', '//evil.example/', '/\\evil.example', '/%00', '/..%2f..%2fetc/passwd', '/../../etc/passwd'])(
    'stays up and sends nobody elsewhere on %s',
    async (target) => expect([400, 404]).toContain(await rawStatus(target)),
  );

  it('says which folder holds no build', () => {
    expect(() => createPreviewServer(path.join(dir, 'report'))).toThrow('holds no finished build');
  });

  it('says what to do when the port is taken', async () => {
    const port = Number(new URL(origin).port);
    await expect(listen(createPreviewServer(dir), port)).rejects.toThrow(`Port ${port} is taken`);
  });
});
