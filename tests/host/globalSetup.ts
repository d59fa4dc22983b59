import {mkdtempSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {TestProject} from 'vitest/node';
import {makeArchive} from './lib/archive';
import {ensureBuild, makeVariant} from './lib/build';
import {ensureTools} from './lib/tools';

/** A release that the tests publish. */
export interface TestRelease {
  /** Folder of its build. */
  readonly build: string;
  readonly file: string;
  readonly id: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    /** The build under test; a later one with the same key; one with another policy and so another key. */
    releases: {readonly a: TestRelease; readonly b: TestRelease; readonly c: TestRelease};
  }
}

/**
 * Packs three releases once for all tests.
 *
 * @returns what takes them away
 */
export default async function setup(project: TestProject): Promise<() => void> {
  await ensureTools();
  const build = await ensureBuild();
  const dir = mkdtempSync(path.join(os.tmpdir(), 'releases-'));
  const [b, c] = [path.join(dir, 'b'), path.join(dir, 'c')];
  makeVariant(build, b, 'bbbbbbbb');
  makeVariant(build, c, 'cccccccc', true);
  const archives = path.join(dir, 'archives');
  project.provide('releases', {
    a: {build, ...(await makeArchive(build, archives, 1))},
    b: {build: b, ...(await makeArchive(b, archives, 2))},
    c: {build: c, ...(await makeArchive(c, archives, 3))},
  });
  return () => rmSync(dir, {recursive: true, force: true});
}
