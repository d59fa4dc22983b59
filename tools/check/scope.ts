import {existsSync} from 'node:fs';
import path from 'node:path';
import {counterpartOf} from '../../src/lib/pageFiles';
import {changedFiles, isCommit} from '../lib/changedFiles';
import {UsageError} from './options';

/**
 * Files that have changed since a commit, with what is checked together with them.
 *
 * @throws UsageError when there is no such commit
 */
export function changedScope(root: string, since: string): Set<string> {
  if (!isCommit(root, since)) {
    throw new UsageError(`There is no check and no commit "${since}".`);
  }
  return scopeOf(root, changedFiles(root, since));
}

/** Files with what is checked together with them: the other language, and the page of its questions. */
export function scopeOf(root: string, files: readonly string[]): Set<string> {
  const pages = files.map((file) => file.replace(/\.questions\.yml$/, '.mdx'));
  const all = [...files, ...pages, ...pages.flatMap((page) => counterpartOf(page) ?? [])];
  return new Set(all.filter((file) => existsSync(path.join(root, file))));
}
