import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {fingerprint} from '../../plugins/translation-freshness/fingerprint';
import {readSideFile, sideFileName, type Pair, type SideFile} from '../../plugins/translation-freshness/pairs';
import {PageError} from './pages';

const stampLine = /^translated_from:.*\r?\n/m;

/** English page with the hash of the Swedish text it was made from, before `last_update` or last. */
export function withStamp(translation: string, hash: string): string {
  const end = translation.indexOf('\n---', 3);
  if (!translation.startsWith('---') || end === -1) {
    throw new PageError('The page has no front matter.');
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

function write(root: string, entries: SideFile): void {
  const sorted = Object.fromEntries(Object.entries(entries).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(path.join(root, sideFileName), `${JSON.stringify(sorted, null, 2)}\n`);
}

/**
 * Records that translations have been reviewed against the Swedish pages as they stand: in the
 * front matter of each English page, and part by part in the side file.
 *
 * @param root project folder, absolute
 * @returns paths of the English pages that changed
 * @throws PageError when either language of a page is missing
 */
export function stamp(root: string, pairs: readonly Pair[]): string[] {
  const entries: Record<string, Readonly<Record<string, string>>> = {...readSideFile(root)};
  const changed = pairs.filter((pair) => {
    const missing = [pair.source, pair.translation].find((file) => !existsSync(path.join(root, file)));
    if (missing !== undefined) {
      throw new PageError(`${missing} is missing; a page is stamped when it exists in both languages.`);
    }
    const {whole, parts} = fingerprint(readFileSync(path.join(root, pair.source), 'utf8'));
    entries[pair.key] = parts;
    const file = path.join(root, pair.translation);
    const before = readFileSync(file, 'utf8');
    const after = withStamp(before, whole);
    writeFileSync(file, after);
    return before !== after;
  });
  write(root, entries);
  return changed.map(({translation}) => translation);
}

/** Takes pages out of the side file, and gives others a new name there. */
export function renameInSideFile(root: string, from: string, to: string | undefined): void {
  const {[from]: entry, ...rest} = readSideFile(root);
  if (entry !== undefined) {
    write(root, to === undefined ? rest : {...rest, [to]: entry});
  }
}
