import {createHash} from 'node:crypto';
import {caddyFiles} from './caddy/generate';
import {containerFiles} from './container/generate';
import {type InlineCode, securityHeaders} from './headers/policy';
import type {HostInput} from './hostInput';
import {installFiles} from './install/generate';
import {monitoringFiles} from './monitoring/generate';
import {nginxFiles} from './nginx/generate';
import type {RedirectTable} from './routing/redirects';
import {redirectRows} from './routing/spellings';
import {staticFiles} from './static/generate';

type Generator = (folder: string, input: HostInput) => Map<string, string>;

const generators: Readonly<Record<string, Generator>> = {
  nginx: nginxFiles,
  caddy: caddyFiles,
  static: staticFiles,
  container: containerFiles,
  install: installFiles,
  monitoring: monitoringFiles,
};

function generateAll(folder: string, input: HostInput): Map<string, string> {
  const files = new Map<string, string>();
  for (const [host, generate] of Object.entries(generators)) {
    generate(folder, input).forEach((text, name) => files.set(`${host}/${name}`, text));
  }
  return files;
}

/** What a server reads: when it changes, and only then, the server must read again. */
const readByServers = /^(?:nginx|caddy)\//;

/**
 * The configuration of every host, from the one redirect table and the one header policy.
 *
 * @param folder the project's deploy folder, where the templates are
 * @param inline digests of the build's inline code
 * @param pages every page of both languages, decoded
 * @param of the address that the site is built for, and the name of the release
 * @returns the key (see `HostInput`) and text by file name: `nginx/server.conf`, `static/_headers`, …
 */
export function hostFiles(
  folder: string,
  inline: InlineCode,
  pages: readonly string[],
  redirects: RedirectTable,
  of: {readonly siteUrl: string; readonly release: string},
): {key: string; files: Map<string, string>} {
  const input = {
    headers: securityHeaders(inline),
    rows: redirectRows(pages, redirects),
    redirects,
    siteName: new URL(of.siteUrl).hostname,
    release: of.release,
  };
  const hash = createHash('sha256');
  [...generateAll(folder, {...input, key: ''})]
    .filter(([name]) => readByServers.test(name))
    .forEach(([name, text]) => hash.update(`${name}\0${text}\0`));
  const key = hash.digest('hex').slice(0, 12);
  return {key, files: generateAll(folder, {...input, key})};
}
