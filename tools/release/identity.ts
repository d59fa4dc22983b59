import {execFileSync} from 'node:child_process';
import {projectRoot} from '../lib/paths';

/** Which source a release is made of. */
export interface Identity {
  /** Sorts by time: `20251215-093000-1a2b3c4d5e`, with `-dirty` after a commit that is not all of the source. */
  readonly id: string;
  readonly commit: string;
  /** Time of the commit, seconds since 1970: the only clock of a release. */
  readonly time: number;
  /** Files that differ from the commit. */
  readonly changed: readonly string[];
}

function git(...args: string[]): string {
  // Only the end: the first mark of a status may be a space.
  return execFileSync('git', args, {cwd: projectRoot, encoding: 'utf8'}).trimEnd();
}

/** Name of a release: time of its commit (UTC) and the beginning of its hash. */
export function releaseId(commit: string, time: number, dirty: boolean): string {
  const stamp = new Date(time * 1000).toISOString().replace(/[-:]/g, '').replace('T', '-').slice(0, 15);
  return `${stamp}-${commit.slice(0, 10)}${dirty ? '-dirty' : ''}`;
}

/** Files in a status of git's: two marks, a space and the name, line by line. */
export function changedFiles(status: string): string[] {
  return status
    .split('\n')
    .filter(Boolean)
    .map((line) => line.slice(3));
}

/**
 * Asks git what the work tree is.
 *
 * @throws when the project is not a git checkout
 */
export function readIdentity(): Identity {
  const [commit, time] = git('log', '-1', '--format=%H %ct').split(' ') as [string, string];
  const changed = changedFiles(git('status', '--porcelain'));
  return {id: releaseId(commit, Number(time), changed.length > 0), commit, time: Number(time), changed};
}
