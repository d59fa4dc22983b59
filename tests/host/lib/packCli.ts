/**
 * `tsx tests/host/lib/packCli.ts <folder> <count>`: packs the build under test as one or two
 * releases, the second a variant, and prints their archives as JSON. A program of its own, because
 * the browser tests' loader cannot read modules of the project's root.
 */
import path from 'node:path';
import {makeArchive} from './archive';
import {ensureBuild, makeVariant} from './build';
import {ensureTools} from './tools';

const [folder, count] = process.argv.slice(2) as [string, string];
await ensureTools();
const build = await ensureBuild();
const archives = [(await makeArchive(build, folder, 1)).file];
if (count === '2') {
  const variant = path.join(folder, 'b');
  makeVariant(build, variant, 'bbbbbbbb');
  archives.push((await makeArchive(variant, folder, 2)).file);
}
console.log(JSON.stringify(archives));
