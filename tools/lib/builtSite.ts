import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {pageFile, pagePath, type Site} from '../../deploy/routing/decide';
import {redirectTable} from '../../deploy/routing/redirects';
import {UsageError} from '../../packages/common';
import {Page} from '../../packages/html-page';

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

/** A finished build: each page of it is read once, however many ask for it. */
export class BuiltSite {
  /** Files, redirects and base path: what the hosts decide by. */
  readonly routing: Site;
  /** Names of all files relative to the build, with forward slashes, sorted. */
  readonly files: readonly string[];
  private readonly read = new Map<string, Page>();

  /**
   * @param dir folder of the build, absolute
   * @throws when `dir` holds no build
   */
  constructor(readonly dir: string) {
    this.routing = readSite(dir);
    this.files = [...this.routing.files].sort();
  }

  /** Files of a kind: `css`. */
  filesOf(extension: string): string[] {
    return this.files.filter((file) => file.endsWith(`.${extension}`));
  }

  has(file: string): boolean {
    return this.routing.files.has(file);
  }

  bytes(file: string): Buffer {
    return readFileSync(path.join(this.dir, file));
  }

  text(file: string): string {
    return this.bytes(file).toString();
  }

  /** Bytes of a file; 0 when it is not there. */
  size(file: string): number {
    return this.has(file) ? statSync(path.join(this.dir, file)).size : 0;
  }

  page(file: string): Page {
    const page = this.read.get(file) ?? new Page(file, this.text(file));
    this.read.set(file, page);
    return page;
  }

  /** The page at an address, decoded: `/en/report/intro`. */
  pageAt(route: string): Page {
    return this.page(pageFile(route));
  }

  /** Every page, the error pages included. */
  get pages(): Page[] {
    return this.filesOf('html').map((file) => this.page(file));
  }
}
