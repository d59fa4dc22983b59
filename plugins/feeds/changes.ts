import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {partsOf} from '../../packages/page-source';

const git = (dir: string, ...args: string[]): string =>
  execFileSync('git', args, {cwd: dir, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 1e8});

/** Commits that changed the date of a page, the newest first, by the page's path from the folder: one walk for all pages. */
function updatesIn(dir: string): ReadonlyMap<string, readonly string[]> {
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

/**
 * What the last update of a page changed: headings of its parts that are new or otherwise than before the commit that set
 * the date of its front matter (`last_update.date`). The beginning, which has no heading, is not named.
 *
 * @param dir folder of the site, absolute
 * @returns what answers for a page, by its path from `dir`: none for one that never had another date, and where there is
 *   no history, as in a shallow clone
 */
export function changedHeadings(dir: string): (page: string) => readonly string[] {
  const updates = updatesIn(dir);
  return (page) => {
    const [last, ...earlier] = updates.get(page) ?? [];
    if (last === undefined || earlier.length === 0) {
      return [];
    }
    const before = new Map(partsOf(git(dir, 'show', `${last}^:./${page}`)).map(({id, text}) => [id, text]));
    const now = partsOf(readFileSync(path.join(dir, page), 'utf8'));
    return now.filter(({id, heading, text}) => heading !== '' && before.get(id) !== text).map(({heading}) => heading);
  };
}
