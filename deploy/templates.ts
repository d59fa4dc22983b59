import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {cacheControl, type Header, noIndex, pageTextPattern} from './headers/policy';
import mediaTypes from './mediaTypes.json';
import type {RedirectRow, RedirectTable} from './routing/redirects';

/** What every host's configuration is generated from. */
export interface HostInput {
  /** Headers of every answer. */
  readonly headers: readonly Header[];
  /** Every redirect, one row per spelling. */
  readonly rows: readonly RedirectRow[];
  /** The redirect table itself, for hosts that tidy spellings on their own. */
  readonly redirects: RedirectTable;
  /** The site's own name, that of `SITE_URL`: `docs.yttra.example`. */
  readonly siteName: string;
  /** Name of the release. */
  readonly release: string;
  /**
   * Names the configuration: two releases with the same key differ in their files only, so that
   * deploy/switch can change between them without a reload.
   */
  readonly key: string;
}

/** What readers behind one address may need at most; the limits of nginx follow from it. */
export const office = {
  /** Requests of a reader's first page, as Chromium counts them; tests/engines counts again. */
  requestsOfFirstPage: 40,
  /** Readers behind one address who open their first page in the same moment. */
  readersAtOnce: 50,
  /** Readers behind one address who come in every second, all day long. */
  readersPerSecond: 5,
} as const;

/** The limits for one address. */
export const limits = {
  rate: office.requestsOfFirstPage * office.readersPerSecond,
  /** Requests beyond that in a burst. */
  burst: office.requestsOfFirstPage * office.readersAtOnce,
  /**
   * Requests under way. Over HTTP/2 nginx counts each as a connection of its own, so on slow lines all requests of all
   * readers are under way at once.
   */
  underWay: office.requestsOfFirstPage * office.readersAtOnce,
} as const;

/** Folders whose files are the templates of a release's folders of the same name. */
const templateFolders = ['nginx', 'caddy', 'container', 'install', 'monitoring'];

/** What lies beside the templates: for maintainers, or a part of several templates. */
const isTemplate = (name: string) => !/\.(?:ts|md)$|^log-format\.conf$/.test(name);

/**
 * Fills the places `@NAME@` of a template.
 *
 * @throws when the template has a place without a value
 */
export function fillTemplate(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/@([A-Z][A-Z_]*)@/g, (_, name: string) => {
    if (!(name in values)) {
      throw new Error(`The template has a place @${name}@ and no value for it.`);
    }
    return values[name]!;
  });
}

const extensionsOf = Object.entries(mediaTypes);

/** What headers, media types and redirects look like in each server's own syntax. */
const syntaxes: Readonly<Record<string, (input: HostInput) => Record<string, string>>> = {
  nginx: ({headers, rows}) => ({
    HEADERS: headers.map(([name, value]) => `add_header ${name} "${value}" always;`).join('\n'),
    // Without the character set, which nginx adds itself.
    TYPES: extensionsOf.map(([extension, type]) => `  ${type.split(';')[0]} ${extension};`).join('\n'),
    REDIRECTS: rows.map(({from, to}) => `location = "${from}" { return 301 ${to}$is_args$args; }`).join('\n'),
  }),
  caddy: ({headers, rows}) => ({
    HEADERS: headers.map(([name, value]) => `\t${name} "${value}"`).join('\n'),
    // Named, because Caddy would take them from whatever table the host has.
    TYPES: extensionsOf
      .map(([name, type]) => `\t@${name} path_regexp \\.${name}$\n\theader @${name} Content-Type "${type}"`)
      .join('\n'),
    REDIRECTS: rows.map(({from, to}) => `\t"${from}" "${to}"`).join('\n'),
  }),
};

const readOwn = (name: string) => readFileSync(path.join(import.meta.dirname, name), 'utf8');

function commonValues({siteName, release, key}: HostInput): Record<string, string> {
  return {
    KEY: key,
    RELEASE: release,
    SITE: siteName,
    LOG_FORMAT: readOwn('nginx/log-format.conf').trim(),
    CACHE_CDN_PAGE: cacheControl.cdnPage,
    CACHE_ERROR: cacheControl.error,
    CACHE_HASHED: cacheControl.hashed,
    CACHE_PAGE: cacheControl.page,
    NO_INDEX: noIndex[1],
    PAGE_TEXTS: pageTextPattern,
    RATE: `${limits.rate}`,
    BURST: `${limits.burst}`,
    UNDER_WAY: `${limits.underWay}`,
  };
}

/**
 * The configuration that a release brings for servers that are the owner's own.
 *
 * @returns text by file name: `nginx/server.conf`
 */
export function serverFiles(input: HostInput): Map<string, string> {
  const values = commonValues(input);
  const files = templateFolders.flatMap((host) => {
    const own = {...values, ...syntaxes[host]?.(input)};
    const names = readdirSync(path.join(import.meta.dirname, host))
      .filter(isTemplate)
      .sort();
    return names.map((name) => [`${host}/${name}`, fillTemplate(readOwn(`${host}/${name}`), own)] as const);
  });
  return new Map([...files, ['install/switch', readOwn('switch')]]);
}
