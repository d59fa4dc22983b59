import {execFileSync} from 'node:child_process';
import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {scratchFolder} from '../../packages/scratch-folder';
import {packTar, type TarEntry} from './release';

const long = `${'folder/'.repeat(15)}${'a-long-name-'.repeat(12)}.html`;
const entries: TarEntry[] = [
  {name: 'site/report/category/användarmanual.html', data: Buffer.from('å')},
  {name: long, data: Buffer.alloc(1000, 'x')},
  {name: 'empty', data: Buffer.alloc(0)},
  {name: 'switch', data: Buffer.from('#!/bin/sh\n'), executable: true},
  {name: 'full-block', data: Buffer.alloc(512, 'y')},
];

describe('packTar', () => {
  const {dir, write} = scratchFolder(true);
  beforeAll(async () => {
    write('a.tar', await packTar(entries, 1_700_000_000));
    execFileSync('tar', ['-xf', 'a.tar', '--no-same-owner'], {cwd: dir});
  });

  it.each(entries)('is unpacked by tar: $name', ({name, data}) => {
    expect(readFileSync(path.join(dir, name))).toEqual(data);
  });

  it('keeps times and rights', () => {
    expect(statSync(path.join(dir, 'empty')).mtimeMs).toBe(1_700_000_000_000);
    expect(statSync(path.join(dir, 'switch')).mode & 0o111).not.toBe(0);
    expect(statSync(path.join(dir, 'empty')).mode & 0o111).toBe(0);
  });

  it('does not depend on the order of its entries', async () =>
    expect(await packTar(entries.toReversed(), 1)).toEqual(await packTar(entries, 1)));
});
