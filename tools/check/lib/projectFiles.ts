import {readdirSync} from 'node:fs';
import path from 'node:path';

/** Folders that hold nothing a person writes. */
const generated = /^(?:node_modules|\.git|build|build-.*|\.docusaurus.*|\.cache|test-results|playwright-report)$/;

/** Every file a person writes, from the project's folder, with forward slashes and names as the disk has them. */
export function projectFiles(root: string, folder = ''): string[] {
  return readdirSync(path.join(root, folder), {withFileTypes: true}).flatMap((entry) => {
    const file = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) {
      return generated.test(entry.name) ? [] : projectFiles(root, file);
    }
    return entry.isFile() ? [file] : [];
  });
}
