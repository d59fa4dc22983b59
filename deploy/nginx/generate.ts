import {readFileSync} from 'node:fs';
import path from 'node:path';
import {cacheControl, type Header, noIndex, pageTextPattern} from '../headers/policy';
import {mediaTypes} from '../mediaTypes';
import type {HostInput} from '../hostInput';
import {fillTemplate} from '../template';
import {limits} from './limits';

function headerLine([name, value]: Header): string {
  return `add_header ${name} "${value}" always;`;
}

/** `text/html html;`, without the character set, which nginx adds itself. */
function typeLines(): string {
  return Object.entries(mediaTypes)
    .map(([extension, type]) => `  ${type.split(';')[0]} ${extension};`)
    .join('\n');
}

/**
 * The configuration that a release brings for nginx.
 *
 * @param folder the project's deploy folder
 * @returns text by file name below `nginx/` of the release
 */
export function nginxFiles(folder: string, {headers, rows, key}: HostInput): Map<string, string> {
  const template = (name: string) => readFileSync(path.join(folder, 'nginx', name), 'utf8');
  const {rate, burst, underWay} = limits();
  return new Map([
    [
      'http.conf',
      fillTemplate(template('http.conf'), {
        CACHE_CDN_PAGE: cacheControl.cdnPage,
        CACHE_ERROR: cacheControl.error,
        CACHE_HASHED: cacheControl.hashed,
        CACHE_PAGE: cacheControl.page,
        NO_INDEX: noIndex[1],
        PAGE_TEXTS: pageTextPattern,
      }),
    ],
    [
      'server.conf',
      fillTemplate(template('server.conf'), {
        KEY: key,
        HEADERS: headers.map(headerLine).join('\n'),
        TYPES: typeLines(),
        REDIRECTS: rows.map(({from, to}) => `location = "${from}" { return 301 ${to}$is_args$args; }`).join('\n'),
      }),
    ],
    [
      'limits.conf',
      fillTemplate(template('limits.conf'), {RATE: `${rate}`, BURST: `${burst}`, UNDER_WAY: `${underWay}`}),
    ],
    ['limits-zones.conf', fillTemplate(template('limits-zones.conf'), {RATE: `${rate}`})],
    ['cdn.conf', template('cdn.conf')],
    ['internal-closed.conf', template('internal-closed.conf')],
  ]);
}
