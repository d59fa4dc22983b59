/**
 * `npm run copy`: packs a copy that works without a server, into a build that was made with
 * `SITE_HANDBOOKS=<day> npm run build`, as `npm run release` does.
 *
 * `-- folder` takes another build than `build/`.
 */
import path from 'node:path';
import {editionOf} from '../handbooks/readBook';
import {buildDir} from '../lib/paths';
import {readIdentity} from '../release/identity';
import {makeCopy} from './copy';

const [folder] = process.argv.slice(2);
try {
  await makeCopy(folder ? path.resolve(folder) : buildDir, editionOf(readIdentity()));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
