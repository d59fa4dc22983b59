/**
 * `npm run release`: builds the site into a fresh folder, prints its handbooks, packs a copy to carry, checks it,
 * and packs it with the configuration of every host into `release/yttra-docs-<id>.tar.gz`, signed by the key that
 * RELEASE_KEY names. Any fault is printed with its fix, exit status 1, and no archive is left for the commit.
 *
 * `-- --check [folder]` only checks a finished build (default `build`).
 * `-- --allow-dirty` takes files that are not committed; the release is marked `-dirty`.
 */
import {existsSync, rmSync} from 'node:fs';
import path from 'node:path';
import {environment} from '../../config/environment';
import {site as settings} from '../../config/site';
import {build} from '../build/build';
import {makeCopy} from '../copy/copy';
import {makeHandbooks} from '../handbooks/handbooks';
import {editionOf} from '../handbooks/readBook';
import {BuiltSite} from '../lib/builtSite';
import {buildDir, projectRoot} from '../lib/paths';
import {writeOffline} from '../offline/write';
import {findProblems, readExpected} from './findProblems';
import {readIdentity} from './identity';
import {packRelease} from './release';
import {makeSbom} from './sbom';
import {publicKeyFile, signArchive} from './sign';

const releaseDir = path.join(projectRoot, 'release');
const usage = 'Usage: npm run release [-- --allow-dirty | --check [folder]]';

/** Reads a build and prints everything that speaks against publishing it. */
function readGoodBuild(dir: string): BuiltSite {
  const site = new BuiltSite(dir);
  const problems = findProblems(site, readExpected());
  if (problems.length > 0) {
    problems.forEach(({file, message, fix}) => console.error(`${file}: ${message} ${fix}`));
    throw new Error(`${problems.length} problems. Nothing was released.`);
  }
  console.log(`${site.pages.length} pages and ${site.files.length} files are fit to be published.`);
  return site;
}

function removeArchive(id: string): void {
  ['', '.sha256', '.sig'].forEach((extension) =>
    rmSync(path.join(releaseDir, `yttra-docs-${id}.tar.gz${extension}`), {force: true}),
  );
}

async function release(allowDirty: boolean): Promise<void> {
  if (environment.baseUrl !== '/') {
    throw new Error('The configuration of the hosts is made for a site at the root of its host. Unset SITE_BASE_URL.');
  }
  const identity = readIdentity();
  if (identity.changed.length > 0 && !allowDirty) {
    throw new Error(`Not committed: ${identity.changed.slice(0, 10).join(', ')}. Commit them, or say --allow-dirty.`);
  }
  const key = environment.releaseKey;
  const missing = key === '' ? undefined : [key, publicKeyFile(key)].find((file) => !existsSync(file));
  if (missing) {
    throw new Error(`RELEASE_KEY asks for ${missing}, which is not there. OPERATIONS.md says how the key is made.`);
  }
  // An archive of this name from an earlier, successful run must not stand for a run that fails.
  removeArchive(identity.id);
  const dir = path.join(projectRoot, '.cache/release', identity.id);
  try {
    const edition = editionOf(identity);
    if ((await build(dir, {SITE_HANDBOOKS: edition.day})) !== 0) {
      throw new Error('The build failed. Nothing was released.');
    }
    await makeHandbooks(dir, edition);
    await makeCopy(dir, edition);
    // Once more: the pages have changed.
    writeOffline(dir);
    const sbom = makeSbom(identity.commit, identity.time);
    const site = readGoodBuild(dir);
    const input = {site, identity, siteUrl: environment.siteUrl, contact: settings.supportMail, sbom};
    const archive = await packRelease(input, releaseDir);
    const name = path.relative(projectRoot, archive);
    if (key === '') {
      console.log(`Packed ${name}, UNSIGNED: no host takes it. Name a key with RELEASE_KEY; see OPERATIONS.md.`);
    } else {
      signArchive(archive, key);
      console.log(`Packed ${name}, signed by ${key}`);
    }
  } catch (error) {
    removeArchive(identity.id);
    throw error;
  } finally {
    rmSync(dir, {recursive: true, force: true});
  }
}

const args = process.argv.slice(2);
try {
  if (args[0] === '--check' && args.length <= 2) {
    readGoodBuild(args[1] ? path.resolve(args[1]) : buildDir);
  } else if (args.length === 0 || (args.length === 1 && args[0] === '--allow-dirty')) {
    await release(args.length === 1);
  } else {
    throw new Error(usage);
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
