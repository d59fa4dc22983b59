import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';

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
