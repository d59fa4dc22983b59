import {mkdtemp, readdir, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {artefacts} from '../../src/product/artefacts';
import product from './index';

let outDir = '';

beforeEach(async () => {
  outDir = await mkdtemp(path.join(tmpdir(), 'artefacts-'));
});
afterEach(() => rm(outDir, {recursive: true}));

function build(currentLocale: string) {
  const context = {generatedFilesDir: outDir, i18n: {currentLocale, defaultLocale: 'sv'}};
  return product(context as unknown as LoadContext).postBuild?.({outDir} as never);
}

describe('artefacts', () => {
  it('writes the files at the root of the site', async () => {
    await build('sv');
    expect((await readdir(path.join(outDir, 'artefacts'))).sort()).toEqual(Object.keys(artefacts).sort());
  });

  it('writes nothing again under another language', async () => {
    await build('en');
    expect(await readdir(outDir)).toEqual([]);
  });
});
