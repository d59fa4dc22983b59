/**
 * `npm run handbooks`: prints the handbook of every section and language as a PDF into a build that was made with
 * `SITE_HANDBOOKS=<day> npm run build`, as `npm run release` does.
 *
 * `-- folder` takes another build than `build/`.
 */
import path from 'node:path';
import {buildDir} from '../lib/paths';
import {readIdentity} from '../release/identity';
import {makeHandbooks} from './handbooks';
import {editionOf} from './readBook';

const [folder] = process.argv.slice(2);
try {
  await makeHandbooks(folder ? path.resolve(folder) : buildDir, editionOf(readIdentity()));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
