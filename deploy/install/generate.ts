import {readFileSync} from 'node:fs';
import path from 'node:path';

const files = ['nginx-site.conf', 'Caddyfile', 'yttra-docs.conf', 'sudoers'];

/**
 * What a new host is given once, so that the archive is all that has to be carried there.
 *
 * @param folder the project's deploy folder
 * @returns text by file name below `install/` of the release
 */
export function installFiles(folder: string): Map<string, string> {
  const read = (...names: readonly string[]) => readFileSync(path.join(folder, ...names), 'utf8');
  return new Map([['switch', read('switch')], ...files.map((name) => [name, read('install', name)] as const)]);
}
