import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {HostInput} from '../hostInput';
import {fillTemplate} from '../template';

/**
 * The files that make a container of a release, and that run it.
 *
 * @param folder the project's deploy folder
 * @returns text by file name below `container/` of the release
 */
export function containerFiles(folder: string, {key, release, siteName}: HostInput): Map<string, string> {
  const read = (...names: readonly string[]) => readFileSync(path.join(folder, ...names), 'utf8');
  return new Map([
    ['Containerfile', fillTemplate(read('container', 'Containerfile'), {KEY: key, RELEASE: release})],
    ['compose.yaml', fillTemplate(read('container', 'compose.yaml'), {RELEASE: release})],
    ['kubernetes.yaml', fillTemplate(read('container', 'kubernetes.yaml'), {RELEASE: release, SITE: siteName})],
    [
      'nginx.conf',
      fillTemplate(read('container', 'nginx.conf'), {
        SITE: siteName,
        LOG_FORMAT: read('nginx', 'log-format.conf').trim().replaceAll('\n', '\n  '),
      }),
    ],
  ]);
}
