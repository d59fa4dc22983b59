import {BuiltSite} from '../../../tools/lib/builtSite';
import {packRelease} from '../../../tools/release/release';
import {releaseId} from '../../../tools/release/identity';
import {makeSbom} from '../../../tools/release/sbom';
import {signArchive} from '../../../tools/release/sign';
import {releaseKey} from './signing';

/** 15 December 2025, 12:00 UTC. */
const firstRelease = 1_765_800_000;

/**
 * Packs a build as a release of its own, signed.
 *
 * @param number of the release; later ones sort after earlier ones
 * @param brotliQuality 0–11; real releases have 11, which takes its time
 * @returns path of the archive, and the release's id
 */
export async function makeArchive(
  build: string,
  folder: string,
  number: number,
  brotliQuality = 4,
): Promise<{file: string; id: string}> {
  const commit = String(number).padStart(40, '0');
  const time = firstRelease + 60 * number;
  const id = releaseId(commit, time, false);
  const input = {
    site: new BuiltSite(build),
    identity: {id, commit, time},
    siteUrl: 'https://docs.yttra.example',
    contact: 'support@yttra.example',
    sbom: makeSbom(commit, time),
    brotliQuality,
  };
  const file = await packRelease(input, folder);
  signArchive(file, releaseKey());
  return {file, id};
}
