import {existsSync} from 'node:fs';
import path from 'node:path';
import {otherLocale} from '../../src/lib/locales';
import {changedFiles, isCommit} from '../lib/changedFiles';
import {pageFolder, pageFolders} from './corpus/layout';
import {UsageError} from './options';

/** A page or its questions, in the other language. */
export const counterpart = (file: string): string[] =>
  pageFolders
    .filter(({folder}) => file.startsWith(`${folder}/`))
    .map(({folder, language, section}) => pageFolder(otherLocale(language), section) + file.slice(folder.length));

/**
 * Files that have changed since a commit, with what is checked together with them: the other language, and
 * the page of its questions.
 *
 * @throws UsageError when there is no such commit
 */
export function changedScope(root: string, since: string): Set<string> {
  if (!isCommit(root, since)) {
    throw new UsageError(`There is no check and no commit "${since}".`);
  }
  return scopeOf(root, changedFiles(root, since));
}

/** Files with what is checked together with them; see `changedScope`. */
export function scopeOf(root: string, files: readonly string[]): Set<string> {
  const pages = files.map((file) => file.replace(/\.questions\.yml$/, '.mdx'));
  const all = [...files, ...pages, ...pages.flatMap(counterpart)];
  return new Set(all.filter((file) => existsSync(path.join(root, file))));
}
