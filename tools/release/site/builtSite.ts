import {createHash} from 'node:crypto';
import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import type {InlineCode} from '../../../deploy/headers/policy';
import {readSite} from '../../serve/readSite';
import type {Site} from '../../../deploy/routing/decide';
import {type Page, readPage} from './page';

/** A finished build, as the checks see it. */
export interface BuiltSite {
  readonly dir: string;
  /** Files, redirects and base path: what the hosts decide by. */
  readonly routing: Site;
  /** Size in bytes of every file, by its name relative to the build. */
  readonly sizes: ReadonlyMap<string, number>;
  /** Every HTML page, the error pages included. */
  readonly pages: readonly Page[];
  /** Text of a file of the build. */
  text(file: string): string;
}

/**
 * Reads a finished build.
 *
 * @param dir folder of the build, absolute
 * @throws when `dir` holds no build
 */
export function readBuiltSite(dir: string): BuiltSite {
  const routing = readSite(dir);
  const text = (file: string) => readFileSync(path.join(dir, file), 'utf8');
  const files = [...routing.files].sort();
  return {
    dir,
    routing,
    sizes: new Map(files.map((file) => [file, statSync(path.join(dir, file)).size])),
    pages: files.filter((file) => file.endsWith('.html')).map((file) => readPage(file, text(file))),
    text,
  };
}

/** Digest of inline code as a Content-Security-Policy writes it, without the quotes: `sha256-…`. */
export function cspHash(code: string): string {
  return `sha256-${createHash('sha256').update(code, 'utf8').digest('base64')}`;
}

function hashes(codes: Iterable<string>): string[] {
  return [...new Set([...codes].map(cspHash))].sort();
}

/** The hashes of everything inline in a build, each once, sorted. */
export function inlineCode(site: BuiltSite): InlineCode {
  return {
    scripts: hashes(site.pages.flatMap((page) => page.scripts)),
    styles: hashes(site.pages.flatMap((page) => page.styles)),
    styleAttributes: hashes(site.pages.flatMap((page) => page.styleAttributes)),
  };
}
