import path from 'node:path';
import {fileURLToPath} from 'node:url';

/** Folder of the project. */
export const projectRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** The finished build that `preview` serves. Only a build that succeeded is ever put here. */
export const buildDir = path.join(projectRoot, 'build');
