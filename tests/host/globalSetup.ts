import {mkdtempSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {TestProject} from 'vitest/node';
import {BuiltSite} from '../../tools/lib/builtSite';
import {releaseId} from '../../tools/release/identity';
import {packRelease} from '../../tools/release/release';
import {makeSbom} from '../../tools/release/sbom';
import {signArchive} from '../../tools/release/sign';
import {ensureBuild, makeVariant} from './lib/build';
import {siteName} from './lib/installed';
import {releaseKey} from './lib/signing';
import {ensureTools} from './lib/tools';

/** A release that the tests publish. */
export interface TestRelease {
  /** Folder of its build. */
  readonly build: string;
  /** Path of the archive. */
  readonly file: string;
  readonly id: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    /** The build under test; a later one with the same key; one with another policy and so another key. */
    releases: {readonly a: TestRelease; readonly b: TestRelease; readonly c: TestRelease};
  }
}

/** 15 December 2025, 12:00 UTC. */
const firstRelease = 1_765_800_000;

/**
 * Packs a build as a release of its own, signed.
 *
 * @param number of the release; later ones sort after earlier ones
 */
async function makeRelease(build: string, folder: string, number: number): Promise<TestRelease> {
  const commit = String(number).padStart(40, '0');
  const time = firstRelease + 60 * number;
  const id = releaseId(commit, time, false);
  const input = {
    site: new BuiltSite(build),
    identity: {id, commit, time},
    siteUrl: `https://${siteName}`,
    contact: 'support@yttra.example',
    sbom: makeSbom(commit, time),
    // Real releases have 11, which takes its time.
    brotliQuality: 4,
  };
  const file = await packRelease(input, folder);
  signArchive(file, releaseKey());
  return {build, file, id};
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
    a: await makeRelease(build, archives, 1),
    b: await makeRelease(b, archives, 2),
    c: await makeRelease(c, archives, 3),
  });
  return () => rmSync(dir, {recursive: true, force: true});
}
