import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {fingerprint, frontMatterOf, headPart, introPart, partsOf} from './fingerprint';
import {allPairs, readSideFile, type Pair, type SideFile} from './pairs';

/**
 * - `fresh`: made from the Swedish text as it stands
 * - `stale`: the Swedish text has changed since
 * - `unstamped`: nobody has recorded a review yet
 * - `missing`: there is no translation
 * - `orphaned`: the Swedish page is gone
 */
export type State = 'fresh' | 'stale' | 'unstamped' | 'missing' | 'orphaned';

/** A part of the Swedish page that its translation does not know. */
export interface Change {
  /** Heading id; empty for what stands above the first heading. */
  readonly anchor: string;
  readonly how: 'changed' | 'added' | 'removed';
  /** Words of the heading in each language; empty where the page has no such heading. */
  readonly sv: string;
  readonly en: string;
}

export interface Status {
  readonly pair: Pair;
  readonly state: State;
  /** Parts that have changed; empty also for a stale page without an entry in the side file. */
  readonly changes: readonly Change[];
}

const above = {sv: 'Sidans början', en: 'the beginning of the page'};

/** Words of each heading of a page, without Markdown's marks, by id. */
function headings(source: string): Map<string, string> {
  return new Map(partsOf(source).map(({id, heading}) => [id, heading.replace(/[*`_]|<[^>]+>/g, '').trim()]));
}

function howChanged(before: string | undefined, now: string | undefined): Change['how'] | undefined {
  if (before === now) {
    return undefined;
  }
  return before === undefined ? 'added' : now === undefined ? 'removed' : 'changed';
}

/**
 * What has changed in a Swedish page since `reviewed`, in the order of the page.
 *
 * @param reviewed hashes of the parts when the translation was reviewed
 */
export function changesSince(reviewed: Readonly<Record<string, string>>, source: string, translation: string): Change[] {
  const {parts} = fingerprint(source);
  const [sv, en] = [headings(source), headings(translation)];
  const changes = [...new Set([...Object.keys(parts), ...Object.keys(reviewed)])].flatMap((id): Change[] => {
    const how = howChanged(reviewed[id], parts[id]);
    if (how === undefined) {
      return [];
    }
    const isAbove = id === headPart || id === introPart;
    return [isAbove ? {anchor: '', how, ...above} : {anchor: id, how, sv: sv.get(id) ?? '', en: en.get(id) ?? ''}];
  });
  return changes.filter(({anchor}, index) => index === changes.findIndex((other) => other.anchor === anchor));
}

/** Text of a page, if there is one. Throws, naming the file, when its front matter is not YAML. */
function read(root: string, file: string): string | undefined {
  const full = path.join(root, file);
  if (!existsSync(full)) {
    return undefined;
  }
  const source = readFileSync(full, 'utf8');
  try {
    frontMatterOf(source);
  } catch (error) {
    throw new Error(`The front matter of ${file} is not YAML: ${(error as Error).message}`);
  }
  return source;
}

/** Compares one translation with the Swedish page it was made from. Throws when the front matter is not YAML. */
export function statusOf(root: string, pair: Pair, sideFile: SideFile): Status {
  const [source, translation] = [read(root, pair.source), read(root, pair.translation)];
  if (source === undefined || translation === undefined) {
    return {pair, state: source === undefined ? 'orphaned' : 'missing', changes: []};
  }
  const stamp = frontMatterOf(translation).translated_from;
  if (stamp === undefined) {
    return {pair, state: 'unstamped', changes: []};
  }
  if (String(stamp) === fingerprint(source).whole) {
    return {pair, state: 'fresh', changes: []};
  }
  const reviewed = sideFile[pair.key];
  return {pair, state: 'stale', changes: reviewed ? changesSince(reviewed, source, translation) : []};
}

/** The status of every page, in the order of its path. */
export function allStatuses(root: string): Status[] {
  const sideFile = readSideFile(root);
  return allPairs(root).map((pair) => statusOf(root, pair, sideFile));
}

/** One line on what has changed, for a terminal; empty when that is not known. */
export function changeWords({changes}: Status): string {
  return changes.map(({anchor, how}) => `${anchor === '' ? '(top)' : `#${anchor}`}${how === 'changed' ? '' : ` ${how}`}`).join(', ');
}
