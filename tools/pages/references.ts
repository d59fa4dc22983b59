import {escapeRegExp, UsageError} from '../../packages/common';
import {projectFiles} from '../lib/paths';
import type {Files} from './files';

/** Rooms that mean pages of the site by their addresses; elsewhere an address is an example. */
const rooms = /^(?:docs-|i18n\/|src\/|config\/|plugins\/|deploy\/|tests\/|tools\/(?:bench|gallery)\/)/;
/** What the commands keep by themselves: lists of addresses, and what translations were compared with. */
const kept = /^deploy\/(?:published\/|routing\/moved\.json$)|\/\.freshness\.json$/;
const binary = /\.(?:png|jpe?g|webp|ico|woff2?|pdf|wasm)$/;
/** Where readers, or the build, would miss what is gone. */
const inUse = /^(?:docs-|i18n\/|src\/|config\/)/;

const mostPlaces = 8;

/** Every text in which something of the site may be named, from the project's folder. */
const textsOf = (root: string): string[] =>
  projectFiles(root).filter((file) => rooms.test(file) && !kept.test(file) && !binary.test(file));

/** A page's address, with or without slash and language in front; then its anchor. */
export const mentionOf = (name: string): RegExp =>
  new RegExp(`(?<![\\w.-]|[\\w.-]/)((?:/en)?/)?${escapeRegExp(name)}(?![\\w/-])(#[\\w-]+)?`);

/**
 * Rewrites every mention of a page's address, with or without slash and language in front.
 *
 * @param rewrite gets what follows the address, an anchor or nothing, and gives the new address
 *   with its anchor, without slash in front
 */
export function rewriteReferences(files: Files, name: string, rewrite: (anchor: string) => string): void {
  const mention = new RegExp(mentionOf(name), 'g');
  for (const file of textsOf(files.root)) {
    files.edit(file, (text) =>
      text.replace(mention, (_all, lead = '', anchor = '') => `${lead as string}${rewrite(anchor as string)}`),
    );
  }
}

/**
 * @param mention what a page or the data says when it uses the part
 * @param isOwn whether a file belongs to the part itself, and so may say it
 * @throws UsageError with the places that still name what is to be removed
 */
export function requireUnused(files: Files, name: string, mention: RegExp, isOwn: (file: string) => boolean): void {
  const places = textsOf(files.root)
    .filter((file) => inUse.test(file) && !isOwn(file))
    .flatMap((file) =>
      files
        .read(file)
        .split('\n')
        .flatMap((line, index) => (mention.test(line) ? [`  ${file}:${index + 1}`] : [])),
    );
  if (places.length > 0) {
    const more = places.length > mostPlaces ? [`  and ${places.length - mostPlaces} more`] : [];
    throw new UsageError(
      [`${name} is still used. Take it out here first:`, ...places.slice(0, mostPlaces), ...more].join('\n'),
    );
  }
}
