import {createHash} from 'node:crypto';
import type {InlineCode} from '../../deploy/headers/policy';
import {attribute} from '../../packages/common';
import type {BuiltSite} from '../lib/builtSite';

/** Digest of inline code as a Content-Security-Policy writes it, without the quotes: `sha256-…`. */
export function cspHash(code: string): string {
  return `sha256-${createHash('sha256').update(code, 'utf8').digest('base64')}`;
}

const hashes = (codes: readonly string[]): string[] => [...new Set(codes.map(cspHash))].sort();

/** The hashes of everything inline in a build, each once, sorted. */
export function inlineCode({pages}: Pick<BuiltSite, 'pages'>): InlineCode {
  return {
    scripts: hashes(pages.flatMap((page) => page.scripts)),
    styles: hashes(pages.flatMap((page) => page.styles)),
    styleAttributes: hashes(
      pages.flatMap((page) => page.all('[style]').map((element) => attribute(element, 'style')!)),
    ),
  };
}
