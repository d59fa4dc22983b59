/**
 * `tsx tests/host/lib/packCli.ts <folder>`: packs the build under test as two releases, the second a variant, and
 * prints their archives as JSON. A program of its own, because the browser tests' loader cannot read modules of the
 * project's root.
 */
import path from 'node:path';
import {makeArchive} from './archive';
import {ensureBuild, makeVariant} from './build';
import {ensureTools} from './tools';

const [folder] = process.argv.slice(2) as [string];
await ensureTools();
const build = await ensureBuild();
const variant = path.join(folder, 'b');
makeVariant(build, variant, 'bbbbbbbb');
const archives = [await makeArchive(build, folder, 1), await makeArchive(variant, folder, 2)];
console.log(JSON.stringify(archives.map(({file}) => file)));
