import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {UsageError} from '../../packages/common';
import {pagePath, type Site} from '../../deploy/routing/decide';
import {redirectTable} from '../../deploy/routing/redirects';

/** Compressed copies that a release lays beside its files; no address of their own leads to them. */
const compressedCopy = /\.(?:br|gz)$/;

/** Every file of a build below `dir`, relative, with forward slashes. */
export function listFiles(dir: string): string[] {
  return readdirSync(dir, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && !compressedCopy.test(entry.name))
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
}

/** Every page of a build, decoded, without the error pages. */
export function pagesOf(files: Iterable<string>): string[] {
  return [...files].filter((file) => file.endsWith('.html') && !file.endsWith('404.html')).map(pagePath);
}

/**
 * Reads what a finished build consists of.
 *
 * @throws when `dir` holds no build
 */
export function readSite(dir: string, baseUrl = '/'): Site {
  if (!existsSync(path.join(dir, 'index.html'))) {
    throw new UsageError(`${dir} holds no finished build. Run "npm run build" first.`);
  }
  const files = new Set(listFiles(dir));
  return {files, redirects: redirectTable(pagesOf(files)), baseUrl};
}
