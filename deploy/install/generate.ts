import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {HostInput} from '../hostInput';
import {fillTemplate} from '../template';

const asTheyStand = ['setup', 'probe', 'docs-host', 'sudoers', 'cron', 'logrotate', 'connections.nft'];

/**
 * What a new host is given once, so that the archive is all that has to be carried there.
 *
 * @param folder the project's deploy folder
 * @returns text by file name below `install/` of the release
 */
export function installFiles(folder: string, {siteName}: HostInput): Map<string, string> {
  const read = (...names: readonly string[]) => readFileSync(path.join(folder, ...names), 'utf8');
  const named = (name: string, more = {}) => fillTemplate(read('install', name), {SITE: siteName, ...more});
  return new Map([
    ['switch', read('switch')],
    ['nginx-site.conf', named('nginx-site.conf', {LOG_FORMAT: read('nginx', 'log-format.conf').trim()})],
    ['Caddyfile', named('Caddyfile')],
    ['yttra-docs.conf', named('yttra-docs.conf')],
    ['yttra-docs-caddy.conf', named('yttra-docs-caddy.conf')],
    ...asTheyStand.map((name) => [name, read('install', name)] as const),
  ]);
}
