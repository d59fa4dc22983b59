import {existsSync} from 'node:fs';
import path from 'node:path';
import {otherLocale} from '../../src/lib/locales';
import {changedFiles, isCommit} from '../lib/changedFiles';
import {languages, pageFolder, sections} from './corpus/layout';
import {UsageError} from './options';

/** A page or its questions, in the other language. */
function counterpart(file: string): string[] {
  for (const language of languages) {
    for (const section of sections) {
      const folder = `${pageFolder(language, section)}/`;
      if (file.startsWith(folder)) {
        return [`${pageFolder(otherLocale(language), section)}/${file.slice(folder.length)}`];
      }
    }
  }
  return [];
}

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
  const changed = changedFiles(root, since);
  const pages = changed.map((file) => file.replace(/\.questions\.yml$/, '.mdx'));
  const all = [...changed, ...pages, ...pages.flatMap(counterpart)];
  return new Set(all.filter((file) => existsSync(path.join(root, file))));
}
