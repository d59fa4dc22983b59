import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {HostInput} from '../hostInput';
import {fillTemplate} from '../template';

/**
 * The files that make a container of a release.
 *
 * @param folder the project's deploy folder
 * @returns text by file name below `container/` of the release
 */
export function containerFiles(folder: string, {key}: HostInput): Map<string, string> {
  const template = (name: string) => readFileSync(path.join(folder, 'container', name), 'utf8');
  return new Map([
    ['Containerfile', fillTemplate(template('Containerfile'), {KEY: key})],
    ['nginx.conf', template('nginx.conf')],
  ]);
}
