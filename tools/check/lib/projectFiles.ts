import {readdirSync} from 'node:fs';
import path from 'node:path';

/** Folders of the project that hold nothing a person writes, by their paths. */
const generated = /^(?:(?:.*\/)?node_modules|\.git|build|build-.*|release|\.docusaurus.*|\.cache)$/;

/** Every file a person writes, from the project's folder, with forward slashes and names as the disk has them. */
export function projectFiles(root: string, folder = ''): string[] {
  return readdirSync(path.join(root, folder), {withFileTypes: true}).flatMap((entry) => {
    const file = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) {
      return generated.test(file) ? [] : projectFiles(root, file);
    }
    return entry.isFile() ? [file] : [];
  });
}
