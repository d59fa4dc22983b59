import {pageFile} from '../../deploy/routing/decide';
import type {Files} from './files';

/** Every address that readers may have saved; all are live pages. */
export const routesFile = 'deploy/published/routes.txt';
/** Addresses that were published once and lead elsewhere now, for ever. */
export const retiredFile = 'deploy/published/retired.txt';
/** Every anchor that readers may have saved, without language, because both have the same. */
export const anchorsFile = 'deploy/published/anchors.txt';
/** Redirects of pages, from and to without language. */
export const movedFile = 'deploy/routing/moved.json';
/** Redirects of anchors, followed by the browser: `/page#old` to `/page#new`. */
export const movedAnchorsFile = 'src/client/moved-anchors.json';

/** Sorts addresses as the files of the build are sorted. */
export const routeKey = pageFile;

type Moved = Readonly<Record<string, string>>;

/**
 * Adds a redirect. Older ones that led to `from` lead to `to` at once, and none leaves from `to`.
 *
 * @param from address without language, with slash in front
 */
export function addRedirect(files: Files, from: string, to: string): void {
  files.editJson<Moved>(movedFile, (moved) => {
    const entries = Object.entries(moved)
      .map(([source, target]) => [source, target === from ? to : target] as const)
      .filter(([source]) => source !== to);
    return Object.fromEntries([...entries, [from, to] as const].sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}

/** Changes the list of anchors, which stays sorted. */
export function editAnchors(files: Files, change: (anchors: readonly string[]) => readonly string[]): void {
  files.edit(anchorsFile, (text) => {
    const anchors = [...new Set(change(text.trimEnd().split('\n')))];
    return anchors
      .sort((a, b) => (routeKey(a) < routeKey(b) ? -1 : 1))
      .map((anchor) => `${anchor}\n`)
      .join('');
  });
}
