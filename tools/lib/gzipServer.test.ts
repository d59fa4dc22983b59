import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {fileAt, packed, serveGzip} from './gzipServer';

let dir: string;

beforeAll(() => {
  dir = mkdtempSync(path.join(os.tmpdir(), 'gzip-server-'));
  mkdirSync(path.join(dir, 'report'));
  writeFileSync(path.join(dir, 'index.html'), 'home');
  writeFileSync(path.join(dir, 'report/intro.html'), 'intro '.repeat(100));
});
afterAll(() => rmSync(dir, {recursive: true}));

describe('gzip server', () => {
  it('finds pages without their ending', () => {
    expect(fileAt(dir, '/')).toBe(path.join(dir, 'index.html'));
    expect(fileAt(dir, '/report/intro?x=1')).toBe(path.join(dir, 'report/intro.html'));
  });

  it.each(['/missing', '/..%2f..%2fetc/passwd', '/report'])('has nothing at %s', (url) =>
    expect(fileAt(dir, url)).toBeUndefined(),
  );

  it('leaves alone what gzip would only make longer', () => {
    expect(packed(Buffer.from('x'))).toEqual({content: Buffer.from('x'), gzip: false});
    expect(packed(Buffer.alloc(1000)).gzip).toBe(true);
  });

  it('knows what was asked for in advance', async () => {
    const server = await serveGzip(dir);
    await fetch(server.origin, {headers: {'Sec-Purpose': 'prefetch'}});
    expect(server.take()).toMatchObject([{file: 'index.html', ahead: true}]);
    server.close();
  });

  it('counts bytes as they travel, once', async () => {
    const server = await serveGzip(dir);
    expect(await (await fetch(`${server.origin}/report/intro`)).text()).toHaveLength(600);
    const [first, ...others] = server.take();
    expect(others).toEqual([]);
    expect(first!.file).toBe('report/intro.html');
    expect(first!.bytes).toBeLessThan(100);
    expect(server.take()).toEqual([]);
    server.close();
  });
});
