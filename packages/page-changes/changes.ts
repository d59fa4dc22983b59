import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {partsOf, type Part} from '../page-source';

/** A part of a page that was changed. */
export interface ChangedPart {
  /** Of its heading. */
  readonly id: string;
  readonly heading: string;
}

const git = (dir: string, ...args: string[]): string =>
  execFileSync('git', args, {cwd: dir, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 1e8});

/** Commits that changed the date of a page, the newest first, by the page's path from the folder. */
type Updates = ReadonlyMap<string, readonly string[]>;

/** One walk through the history for all pages. */
function updatesIn(dir: string): Updates {
  const updates = new Map<string, string[]>();
  try {
    const log = git(dir, 'log', '--relative', '--format=%x00%H', '--name-only', '-G^  date: ', '--', '*.md', '*.mdx');
    for (const entry of log.split('\0').slice(1)) {
      const [commit, ...files] = entry.split('\n').filter(Boolean);
      files.forEach((file) => updates.set(file, [...(updates.get(file) ?? []), commit!]));
    }
  } catch {
    // No git, or no repository: nothing is known of earlier versions.
  }
  return updates;
}

const known = new Map<string, Updates>();

function updatesOf(dir: string): Updates {
  const updates = known.get(dir) ?? updatesIn(dir);
  known.set(dir, updates);
  return updates;
}

/** Parts of a text that are new, or say something else than they did. The beginning, which has no heading, is not named. */
function differing(before: string, now: string): Part[] {
  const old = new Map(partsOf(before).map(({id, text}) => [id, text]));
  return partsOf(now).filter(({id, heading, text}) => heading !== '' && old.get(id) !== text);
}

/**
 * What the last update of a page changed: its parts that are new or otherwise than before the commit that set the date
 * of its front matter (`last_update.date`).
 *
 * @param dir folder of the site, absolute
 * @param file of the page, absolute
 * @returns none for a page that never had another date, and where there is no history
 */
export function changedParts(dir: string, file: string): readonly ChangedPart[] {
  const name = path.relative(dir, file).split(path.sep).join('/');
  const [last, ...earlier] = updatesOf(dir).get(name) ?? [];
  if (last === undefined || earlier.length === 0) {
    return [];
  }
  const before = git(dir, 'show', `${last}^:./${name}`);
  return differing(before, readFileSync(file, 'utf8')).map(({id, heading}) => ({id, heading}));
}
