import {readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {parse} from 'yaml';
import {securityHeaders} from '../../../deploy/headers/policy';
import type {BuiltSite} from '../../../tools/lib/builtSite';
import {inlineCode} from '../../../tools/release/checks/policy';
import type {Answer, Ask} from './requests';

/** One request, and what every host answers to it. */
export interface UrlRow {
  readonly url: string;
  readonly status: number;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Value of `Location`. Absent: there must be none. */
  readonly location?: string;
  /** `lang` of the page in the answer. */
  readonly lang?: string;
  /** Headers that must have exactly this value; `null`: must be absent. */
  readonly expect?: Readonly<Record<string, string | null>>;
  /** Ask with the ETag of a first answer to the same request. */
  readonly conditional?: boolean;
  /** The body has this many bytes. */
  readonly bytes?: number;
  /** Why Caddy is not asked: it may answer so, and does not. */
  readonly notOnCaddy?: string;
  /** A build that is not released has no such file. */
  readonly ofReleases?: boolean;
  /** Why the security headers may be missing. */
  readonly withoutPolicy?: string;
  /** Why a header may stand twice, with the same value. */
  readonly repeatedHeaders?: string;
}

/** Addresses that are written one after the other. */
export const listed = (urls: string): string[] => urls.trim().split(/\s+/);

interface Table {
  readonly redirects: Readonly<Record<string, string>>;
  readonly rows: readonly (Omit<UrlRow, 'url' | 'lang'> & {readonly urls: string; readonly lang?: string})[];
}

const {redirects, rows} = parse(readFileSync(path.join(import.meta.dirname, 'urls.yml'), 'utf8'), {
  merge: true,
}) as Table;

const languageOf = (url: string) => (/^\/en(?:\/|$)/.test(url) ? 'en-GB' : 'sv-SE');

/** Every row that nginx, Caddy and the preview server are asked. */
export const urlTable: readonly UrlRow[] = [
  ...Object.entries(redirects).flatMap(([location, from]) =>
    listed(from).map((url) => ({url, status: 301, location, expect: {'cache-control': 'no-cache'}})),
  ),
  ...rows.flatMap(({urls, lang, ...row}) =>
    listed(urls).map((url) => ({url, ...row, lang: lang === 'own' ? languageOf(url) : lang})),
  ),
];

/** What `@js`, `@css` and `@card` of the table stand for. */
export type Names = Readonly<Record<'@js' | '@css' | '@card', string>>;

/** Finds the main script, the stylesheet and the picture for sharing that a build's home page names. */
export function namesOf(home: string): Names {
  const find = (pattern: RegExp) => {
    const found = pattern.exec(home)?.[0];
    if (!found) {
      throw new Error(`The home page loads nothing like ${pattern}.`);
    }
    return found;
  };
  return {
    '@js': find(/\/assets\/js\/main\.[^"'\s>]+\.js/),
    '@css': find(/\/assets\/css\/styles\.[^"'\s>]+\.css/),
    '@card': find(/\/assets\/cards\/[^"'\s>]+\.png/),
  };
}

/** What the answers of a build are measured by. */
export interface Expected {
  readonly names: Names;
  /** Security headers that every answer must have, `name` in lower case. */
  readonly policy: ReadonlyMap<string, string>;
}

/** @param site of a build, whose pages decide on the policy */
export function expectedOf(site: BuiltSite): Expected {
  const headers = securityHeaders(inlineCode(site));
  return {
    names: namesOf(readFileSync(path.join(site.dir, 'index.html'), 'utf8')),
    policy: new Map(headers.map(([name, value]) => [name.toLowerCase(), value])),
  };
}

function unpacked({headers, body}: Answer): string {
  const unpack: Record<string, (data: Buffer) => Buffer> = {br: brotliDecompressSync, gzip: gunzipSync};
  return (unpack[headers['content-encoding'] ?? '']?.(body) ?? body).toString('utf8');
}

function langOf(answer: Answer): string | undefined {
  return /<html[^>]*\slang="?([\w-]+)/.exec(unpacked(answer))?.[1];
}

function headerProblems(row: UrlRow, answer: Answer): string[] {
  return Object.entries(row.expect ?? {}).flatMap(([name, wanted]) => {
    const got = answer.headers[name] ?? null;
    return got === wanted ? [] : [`${name}: ${got}, wanted ${wanted}`];
  });
}

async function answerTo(ask: Ask, row: UrlRow, url: string): Promise<Answer> {
  const method = row.method ?? 'GET';
  const first = await ask(method, url, row.headers);
  return row.conditional ? ask(method, url, {...row.headers, 'If-None-Match': first.headers.etag ?? 'none'}) : first;
}

/**
 * Asks a server one row of the table.
 *
 * @returns what is wrong with the answer, nothing when all is well
 */
export async function rowProblems(ask: Ask, row: UrlRow, {names, policy}: Expected): Promise<string[]> {
  const url = names[row.url as keyof Names] ?? row.url;
  const answer = await answerTo(ask, row, url);
  const problems = headerProblems(row, answer);
  const note = (what: string, got: unknown, wanted: unknown) => {
    if (got !== wanted) {
      problems.push(`${what}: ${got}, wanted ${wanted}`);
    }
  };
  note('status', answer.status, row.status);
  note('location', answer.headers.location, row.location);
  if (row.lang !== undefined) {
    note('lang', langOf(answer), row.lang);
  }
  if (row.bytes !== undefined) {
    note('bytes', answer.body.length, row.bytes);
  }
  // A 304 repeats what a cache needs; the policy is in the cached answer.
  if (answer.status !== 304 && !row.withoutPolicy) {
    policy.forEach((value, name) => {
      const got = answer.headers[name];
      note(name, row.repeatedHeaders && got === `${value}, ${value}` ? value : got, value);
    });
  }
  return problems;
}

/** A row's request, in words. */
export function titleOf({method = 'GET', url, headers, conditional}: UrlRow): string {
  return `${method} ${url}${headers ? ` ${JSON.stringify(headers)}` : ''}${conditional ? ' again' : ''}`;
}

/** Asks rows of the table, one after the other: what is wrong, with the request before it. */
export async function tableProblems(ask: Ask, rows: readonly UrlRow[], expected: Expected): Promise<string[]> {
  const wrong: string[] = [];
  for (const row of rows) {
    wrong.push(...(await rowProblems(ask, row, expected)).map((problem) => `${titleOf(row)}: ${problem}`));
  }
  return wrong;
}
