import {createHash} from 'node:crypto';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {stringify} from 'yaml';
import {frontMatterOf, normalised, partsOf} from '../page-source';
import {allPairs, FreshnessError, type FreshnessOptions, type Pair, type Project} from './pairs';

/** What a page says in its front matter, as a part of it. */
export const headPart = ':head';

/** Beside the parts of a source page in the side file: the whole translation as it was reviewed. */
export const translationPart = ':translation';

const hash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);

/**
 * Hashes of what a page says to its readers. Dates, keywords, spacing and comments do not count,
 * so that changing them makes no translation stale.
 *
 * @param frontMatter keys of the front matter that count
 * @returns 12 hexadecimal digits for the whole page, and for each part by heading id, `:head` and `:intro` first
 */
export function fingerprint(source: string, frontMatter: readonly string[]) {
  const values = frontMatterOf(source);
  const head = normalised(frontMatter.map((key) => `${key}: ${String(values[key] ?? '')}`).join('\n'));
  const parts: Readonly<Record<string, string>> = {
    [headPart]: hash(head),
    ...Object.fromEntries(partsOf(source).map(({id, text}) => [id, hash(text)])),
  };
  const lines = Object.entries(parts).map(([id, value]) => `${id} ${value}`);
  return {whole: hash(lines.join('\n')), parts};
}

/** Hashes of the parts of each source page and of its translation, by key, as they were when that was last reviewed. */
export type SideFile = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Where the hashes of the parts are kept, from the site's folder. */
export const sideFileName = ({translation}: Pick<FreshnessOptions, 'translation'>): string =>
  `i18n/${translation}/.freshness.json`;

/** @throws when the file is there but is not JSON */
export function readSideFile(project: Project): SideFile {
  const file = path.join(project.siteDir, sideFileName(project));
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as SideFile) : {};
}

function writeSideFile(project: Project, entries: SideFile): void {
  const sorted = Object.fromEntries(Object.entries(entries).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(path.join(project.siteDir, sideFileName(project)), `${JSON.stringify(sorted, null, 2)}\n`);
}

/** Gives a page that was moved its new key; `undefined` takes one out that was removed. */
export function renameInSideFile(project: Project, from: string, to: string | undefined): void {
  const {[from]: entry, ...rest} = readSideFile(project);
  if (entry !== undefined) {
    writeSideFile(project, to === undefined ? rest : {...rest, [to]: entry});
  }
}

/** Keys in the side file that belong to no page any more. */
export function leftoverKeys(project: Project): string[] {
  const keys = new Set(allPairs(project).map(({key}) => key));
  return Object.keys(readSideFile(project)).filter((key) => !keys.has(key));
}

const stampLine = /^translated_from:.*\r?\n/m;

/**
 * The translation with the hash of the source text it was made from, before `last_update` or last.
 *
 * @param file name of the page, for the error
 * @throws FreshnessError for a page without front matter
 */
export function withStamp(translation: string, hash: string, file: string): string {
  const end = translation.indexOf('\n---', 3);
  if (!translation.startsWith('---') || end === -1) {
    throw new FreshnessError(`${file}:1  has no front matter for the stamp. Begin it with --- and a title.`);
  }
  const front = translation.slice(0, end + 1).replace(stampLine, '');
  // In quotation marks where YAML would read a number.
  const line = stringify({translated_from: hash});
  const place = front.search(/^last_update:/m);
  const stamped = place === -1 ? front + line : front.slice(0, place) + line + front.slice(place);
  return stamped + translation.slice(end + 1);
}

/**
 * Records that translations have been reviewed against the source pages as they stand: in the
 * front matter of each translation, and part by part in the side file.
 *
 * @returns paths of the translations that changed
 * @throws FreshnessError when either language of a page is missing
 */
export function stamp(project: Project, pairs: readonly Pair[]): string[] {
  const {siteDir, frontMatter} = project;
  const entries: Record<string, Readonly<Record<string, string>>> = {...readSideFile(project)};
  const changed = pairs.filter((pair) => {
    const missing = [pair.source, pair.translation].find((file) => !existsSync(path.join(siteDir, file)));
    if (missing !== undefined) {
      throw new FreshnessError(`${missing} is missing; a page is stamped when it exists in both languages.`);
    }
    const {whole, parts} = fingerprint(readFileSync(path.join(siteDir, pair.source), 'utf8'), frontMatter);
    const file = path.join(siteDir, pair.translation);
    const before = readFileSync(file, 'utf8');
    entries[pair.key] = {...parts, [translationPart]: fingerprint(before, frontMatter).whole};
    const after = withStamp(before, whole, pair.translation);
    writeFileSync(file, after);
    return before !== after;
  });
  writeSideFile(project, entries);
  return changed.map(({translation}) => translation);
}
