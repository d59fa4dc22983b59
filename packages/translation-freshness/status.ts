import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {frontMatterOf, introPart, partsOf} from '../page-source';
import {allPairs, pageName, type FreshnessOptions, type Pair, type Project} from './pairs';
import {fingerprint, headPart, readSideFile, translationPart, type SideFile} from './stamp';

/** The worst first. */
const states = ['missing', 'orphaned', 'stale', 'unreviewed', 'unstamped', 'fresh'] as const;

/**
 * - `fresh`: made from the source text as it stands
 * - `stale`: the source text has changed since
 * - `unreviewed`: so has the translation, and nobody has recorded yet whether they agree
 * - `unstamped`: nobody has recorded a review yet
 * - `missing`: there is no translation
 * - `orphaned`: the source page is gone
 */
export type State = (typeof states)[number];

/** A part of the source page that its translation does not know. */
export interface Change {
  /** Heading id; empty for what stands above the first heading. */
  readonly anchor: string;
  readonly how: 'changed' | 'added' | 'removed';
  /** Words of the heading in each language; empty where there is no such heading. */
  readonly source: string;
  readonly translation: string;
}

interface Status {
  readonly pair: Pair;
  readonly state: State;
  /** Parts that have changed; empty also for a stale page without an entry in the side file. */
  readonly changes: readonly Change[];
}

/** Words of each heading of a page, without Markdown's marks, by id. */
function headings(source: string): Map<string, string> {
  return new Map(partsOf(source).map(({id, heading}) => [id, heading.replace(/[*`_]|<[^>]+>/g, '').trim()]));
}

/**
 * What has changed in a source page since `reviewed`, in the order of the page.
 *
 * @param reviewed hashes of the parts when the translation was reviewed
 */
export function changesSince(
  reviewed: Readonly<Record<string, string>>,
  source: string,
  translation: string,
  {frontMatter}: Pick<FreshnessOptions, 'frontMatter'>,
): Change[] {
  const {parts} = fingerprint(source, frontMatter);
  const [own, translated] = [headings(source), headings(translation)];
  const ids = Object.keys({...parts, ...reviewed}).filter((id) => id !== translationPart && reviewed[id] !== parts[id]);
  const changes = ids.map((id): Change => {
    const anchor = id === headPart || id === introPart ? '' : id;
    const how = id in parts ? 'changed' : 'removed';
    const words = {source: own.get(anchor) ?? '', translation: translated.get(anchor) ?? ''};
    return {anchor, how: id in reviewed ? how : 'added', ...words};
  });
  return changes.filter(({anchor}, index) => index === changes.findIndex((other) => other.anchor === anchor));
}

/** Text of a page, if there is one. Throws, naming the file, when its front matter is not YAML. */
function read({siteDir}: Project, file: string): string | undefined {
  const full = path.join(siteDir, file);
  const source = existsSync(full) ? readFileSync(full, 'utf8') : undefined;
  try {
    frontMatterOf(source ?? '');
  } catch (error) {
    throw new Error(`The front matter of ${file} is not YAML: ${(error as Error).message}`);
  }
  return source;
}

/** Compares one translation with the page it was made from. Throws when the front matter of either is not YAML. */
export function statusOf(project: Project, pair: Pair, sideFile: SideFile): Status {
  const [source, translation] = [read(project, pair.source), read(project, pair.translation)];
  if (source === undefined || translation === undefined) {
    return {pair, state: source === undefined ? 'orphaned' : 'missing', changes: []};
  }
  const stamp = frontMatterOf(translation).translated_from;
  if (stamp === undefined) {
    return {pair, state: 'unstamped', changes: []};
  }
  if (String(stamp) === fingerprint(source, project.frontMatter).whole) {
    return {pair, state: 'fresh', changes: []};
  }
  const reviewed = sideFile[pair.key];
  const before = reviewed?.[translationPart];
  const isTouched = before !== undefined && before !== fingerprint(translation, project.frontMatter).whole;
  return {
    pair,
    state: isTouched ? 'unreviewed' : 'stale',
    changes: reviewed ? changesSince(reviewed, source, translation, project) : [],
  };
}

/** The status of every page, in the order of its path. */
export function allStatuses(project: Project): Status[] {
  const sideFile = readSideFile(project);
  return allPairs(project).map((pair) => statusOf(project, pair, sideFile));
}

/** One line on what has changed, for a terminal; empty when that is not known. */
export function changeWords({changes}: Status): string {
  return changes
    .map(({anchor, how}) => `${anchor === '' ? '(top)' : `#${anchor}`}${how === 'changed' ? '' : ` ${how}`}`)
    .join(', ');
}

/** The table that a person reads: a line per page, the worst first, and a sum. */
export function statusTable(statuses: readonly Status[]): string {
  const width = Math.max(4, ...statuses.map(({pair}) => pageName(pair).length));
  const rows = [...statuses]
    .sort((a, b) => states.indexOf(a.state) - states.indexOf(b.state))
    .map((status) =>
      `${status.state.padEnd(10)} ${pageName(status.pair).padEnd(width)}  ${changeWords(status)}`.trimEnd(),
    );
  const sum = states
    .map((state) => `${statuses.filter((status) => status.state === state).length} ${state}`)
    .join(', ');
  return [...rows, '', sum].join('\n');
}
