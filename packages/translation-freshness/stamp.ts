import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {FreshnessError} from './errors';
import {fingerprint, translationPart} from './fingerprint';
import type {Project} from './options';
import type {Pair} from './pairs';
import {readSideFile, writeSideFile} from './sideFile';

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
  const line = `translated_from: ${quotedIfNumber(hash)}\n`;
  const place = front.search(/^last_update:/m);
  const stamped = place === -1 ? front + line : front.slice(0, place) + line + front.slice(place);
  return stamped + translation.slice(end + 1);
}

/** A hash of digits alone, or like `123e45678901`, would be read as a number by YAML. */
function quotedIfNumber(hash: string): string {
  return /^\d+(?:e\d+)?$/.test(hash) ? `"${hash}"` : hash;
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
