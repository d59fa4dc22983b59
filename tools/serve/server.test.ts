import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {expect, it} from 'vitest';
import {scratchFolder} from '../../packages/scratch-folder';
import {createPreviewServer, listen} from './server';

const {dir, write} = scratchFolder();

// What the preview answers is held by the table of addresses, on the finished build: tests/host/preview.
it('says which folder holds no build, and what to do when the port is taken', async () => {
  expect(() => createPreviewServer(path.join(dir, 'report'))).toThrow('holds no finished build');
  write('index.html');
  const first = createPreviewServer(dir);
  await listen(first, 0);
  const {port} = first.address() as AddressInfo;
  await expect(listen(createPreviewServer(dir), port)).rejects.toThrow(`Port ${port} is taken`);
  first.close();
});
