import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import type {Files} from './files';

/** Where addresses of pages are written: pages, product data, code and settings. */
const folders = [
  'docs-report',
  'docs-api',
  'docs-data-sources',
  'docs-internal',
  'i18n',
  'src',
  'config',
  'deploy/routing',
  'tests/search',
];
const extension = /\.(?:mdx?|tsx?|json)$/;

/** Files in which a page, the data or the code may name something of the site, from the project's folder. */
export function pageSources(root: string): string[] {
  return folders
    .filter((folder) => existsSync(path.join(root, folder)))
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'}).map(
        (name) => `${folder}/${name.split(path.sep).join('/')}`,
      ),
    )
    .filter((file) => extension.test(file) && !file.endsWith('/moved.json') && !file.endsWith('/.freshness.json'));
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A page's address, with or without slash and language in front; then its anchor. */
export const mentionOf = (name: string): RegExp =>
  new RegExp(`(?<![\\w.-]|[\\w.-]/)((?:/en)?/)?${escaped(name)}(?![\\w/-])(#[\\w-]+)?`);

/**
 * Rewrites every mention of a page's address, with or without slash and language in front.
 *
 * @param rewrite gets what follows the address, an anchor or nothing, and gives the new address
 *   with its anchor, without slash in front
 */
export function rewriteReferences(files: Files, name: string, rewrite: (anchor: string) => string): void {
  const mention = new RegExp(mentionOf(name), 'g');
  for (const file of pageSources(files.root)) {
    files.edit(file, (text) =>
      text.replace(
        mention,
        (_all, lead: string | undefined, anchor: string | undefined) => `${lead ?? ''}${rewrite(anchor ?? '')}`,
      ),
    );
  }
}
