import {existsSync} from 'node:fs';
import path from 'node:path';
import {counterpartOf} from '../../src/lib/pageFiles';

/** Files with what is checked together with them: the other language, and the page of its questions. */
export function scopeOf(root: string, files: readonly string[]): Set<string> {
  const pages = files.map((file) => file.replace(/\.questions\.yml$/, '.mdx'));
  const all = [...files, ...pages, ...pages.flatMap((page) => counterpartOf(page) ?? [])];
  return new Set(all.filter((file) => existsSync(path.join(root, file))));
}
