import {cpSync, existsSync, mkdtempSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {describe, expect, it, onTestFinished} from 'vitest';
import {copyAddress} from '../../src/lib/handbooks';
import {copyFiles, makeCopy, siteFaults} from '../../tools/copy/copy';
import {zip} from '../../tools/copy/zip';
import {buildDir} from '../../tools/lib/paths';

const edition = {id: '20251215-093000-0123456789', day: '2025-12-15'};

/** Another folder with the same build. */
function buildElsewhere(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'copy-'));
  onTestFinished(() => rmSync(folder, {recursive: true}));
  cpSync(buildDir, folder, {recursive: true});
  return folder;
}

describe('a copy of the site', {timeout: 300_000}, () => {
  it('is whole, and the same in another folder', async () => {
    const files = await copyFiles(buildDir, edition);
    expect(siteFaults(files)).toEqual([]);
    const again = await copyFiles(buildElsewhere(), edition);
    expect(zip(again, 'copy', edition.day).equals(zip(files, 'copy', edition.day))).toBe(true);
  });

  it('that lacks a page is refused, with what leads there, and not handed out', async () => {
    const build = buildElsewhere();
    rmSync(path.join(build, 'report/limits.html'));
    await expect(makeCopy(build, edition)).rejects.toThrow('report/limits.html: the page is not in the copy.');
    expect(existsSync(path.join(build, copyAddress))).toBe(false);
  });
});
