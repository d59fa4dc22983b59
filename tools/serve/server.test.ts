import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import type {AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {createPreviewServer, listen} from './server';

let dir: string;

beforeAll(() => {
  dir = mkdtempSync(path.join(os.tmpdir(), 'preview-'));
  writeFileSync(path.join(dir, 'index.html'), '');
});
afterAll(() => rmSync(dir, {recursive: true}));

// What it answers is held by the table of addresses, on the finished build: tests/host/preview.
describe('preview server', () => {
  it('says which folder holds no build', () => {
    expect(() => createPreviewServer(path.join(dir, 'report'))).toThrow('holds no finished build');
  });

  it('says what to do when the port is taken', async () => {
    const first = createPreviewServer(dir);
    await listen(first, 0);
    const {port} = first.address() as AddressInfo;
    await expect(listen(createPreviewServer(dir), port)).rejects.toThrow(`Port ${port} is taken`);
    first.close();
  });
});
