import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {frontMatterOf} from '../../packages/page-source/index';
import {otherLocale} from '../../src/lib/locales';
import {changedFiles, isCommit} from '../lib/changedFiles';
import {pageFolder, pageFolders} from './corpus/layout';
import {UsageError} from './options';

/** A page or its questions, in the other language. */
export const counterpart = (file: string): string[] =>
  pageFolders
    .filter(({folder}) => file.startsWith(`${folder}/`))
    .map(({folder, language, section}) => pageFolder(otherLocale(language), section) + file.slice(folder.length));

/** What the front matter of a page says of its address, and whether it is a draft, if it can be read. */
export function placeWritten(root: string, file: string): {readonly slug?: string; readonly isDraft: boolean} {
  try {
    const {slug, draft} = frontMatterOf(readFileSync(path.join(root, file), 'utf8'));
    return {...(typeof slug === 'string' && {slug}), isDraft: draft === true};
  } catch {
    return {isDraft: false};
  }
}

/** The address that the front matter of a page gives it, if any. */
export const slugOf = (root: string, file: string): string | undefined => placeWritten(root, file).slug;

/** The page, if any, whose address the slug of another takes. */
function rival(root: string, file: string): string[] {
  const slug = slugOf(root, file);
  return pageFolders
    .filter(({folder}) => slug && file.startsWith(`${folder}/`))
    .map(({folder}) => `${folder}${slug}.mdx`);
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
  return scopeOf(root, changedFiles(root, since));
}

/** Files with what is checked together with them; see `changedScope`. */
export function scopeOf(root: string, files: readonly string[]): Set<string> {
  const pages = files.map((file) => file.replace(/\.questions\.yml$/, '.mdx'));
  const twins = [...pages, ...pages.flatMap(counterpart)];
  const all = [...files, ...twins, ...twins.flatMap((page) => rival(root, page))];
  return new Set(all.filter((file) => existsSync(path.join(root, file))));
}
