import path from 'node:path';
import {fileURLToPath} from 'node:url';

/** Folder of the project. */
export const projectRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** The finished build that `preview` serves. Only a build that succeeded is ever put here. */
export const buildDir = path.join(projectRoot, 'build');

/** Folder of the variant (tests/lib/variant.ts), a copy of the site with every switch on. */
export const variantDir = path.join(projectRoot, '.cache/scratch/variant');

/** The variant's finished build. */
export const variantBuild = path.join(variantDir, 'build');
