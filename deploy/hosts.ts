import {createHash} from 'node:crypto';
import {type InlineCode, securityHeaders} from './headers/policy';
import {redirectRows, type RedirectTable} from './routing/redirects';
import {staticFiles} from './static/generate';
import {serverFiles, type HostInput} from './templates';

/** What a server reads: when it changes, and only then, the server must read again. */
const readByServers = /^(?:nginx|caddy)\//;

/**
 * The configuration of every host, from the one redirect table and the one header policy.
 *
 * @param inline digests of the build's inline code
 * @param pages every page of both languages, decoded
 * @param of the address that the site is built for, and the name of the release
 * @returns the key (see `HostInput`) and text by file name: `nginx/server.conf`, `static/_headers`, …
 */
export function hostFiles(
  inline: InlineCode,
  pages: readonly string[],
  redirects: RedirectTable,
  of: {readonly siteUrl: string; readonly release: string},
): {key: string; files: Map<string, string>} {
  const input: HostInput = {
    headers: securityHeaders(inline),
    rows: redirectRows(pages, redirects),
    redirects,
    siteName: new URL(of.siteUrl).hostname,
    release: of.release,
    key: '',
  };
  const hash = createHash('sha256');
  [...serverFiles(input)]
    .filter(([name]) => readByServers.test(name))
    .forEach(([name, text]) => hash.update(`${name}\0${text}\0`));
  const keyed = {...input, key: hash.digest('hex').slice(0, 12)};
  const files = serverFiles(keyed);
  staticFiles(keyed).forEach((text, name) => files.set(`static/${name}`, text));
  return {key: keyed.key, files};
}
