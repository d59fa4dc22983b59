import {readFileSync} from 'node:fs';
import path from 'node:path';
import {cacheControl, type Header, noIndex, pageTextPattern} from '../headers/policy';
import {mediaTypes} from '../mediaTypes';
import type {HostInput} from '../hostInput';
import {fillTemplate} from '../template';

function headerLine([name, value]: Header): string {
  return `\t${name} "${value}"`;
}

/** Types are named, because Caddy would take them from whatever table the host has. */
function typeLines(): string {
  return Object.entries(mediaTypes)
    .map(
      ([extension, type]) =>
        `\t@${extension} path_regexp \\.${extension}$\n\theader @${extension} Content-Type "${type}"`,
    )
    .join('\n');
}

/**
 * The configuration that a release brings for Caddy.
 *
 * @param folder the project's deploy folder
 * @returns text by file name below `caddy/` of the release
 */
export function caddyFiles(folder: string, {headers, rows, key}: HostInput): Map<string, string> {
  const read = (name: string) => readFileSync(path.join(folder, 'caddy', name), 'utf8');
  const text = fillTemplate(read('site.caddy'), {
    KEY: key,
    REDIRECTS: rows.map(({from, to}) => `\t"${from}" "${to}"`).join('\n'),
    HEADERS: headers.map(headerLine).join('\n'),
    TYPES: typeLines(),
    CACHE_ERROR: cacheControl.error,
    CACHE_HASHED: cacheControl.hashed,
    CACHE_PAGE: cacheControl.page,
    NO_INDEX: noIndex[1],
    PAGE_TEXTS: pageTextPattern,
  });
  return new Map([
    ['site.caddy', text],
    ['internal-closed.caddy', read('internal-closed.caddy')],
  ]);
}
