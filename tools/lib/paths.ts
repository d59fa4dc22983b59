import {existsSync, readdirSync} from 'node:fs';
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

/** What no person writes, by its path; `.git` is a file where the project is one of several work trees. */
const generated = /^(?:(?:.*\/)?node_modules|\.git|build|build-.*|release|\.docusaurus.*|\.cache)$/;

/** Every file a person writes, from the project's folder, with forward slashes and names as the disk has them. */
export function projectFiles(root: string, folder = ''): string[] {
  return readdirSync(path.join(root, folder), {withFileTypes: true}).flatMap((entry) => {
    const file = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (generated.test(file)) {
      return [];
    }
    if (entry.isDirectory()) {
      return projectFiles(root, file);
    }
    return entry.isFile() ? [file] : [];
  });
}

/** The same of a folder that may not be there, as in a project that holds pages only. */
export const filesIn = (root: string, folder: string): string[] =>
  existsSync(path.join(root, folder)) ? projectFiles(root, folder) : [];
