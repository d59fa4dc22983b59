import {existsSync} from 'node:fs';
import path from 'node:path';
import {pageFile} from '../../deploy/routing/pages';
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

/** The address of a page in both languages. */
export const bothLanguages = (route: string): string[] => [route, `/en${route}`];

/** Sorts addresses as the files of the build are sorted. */
export const routeKey = pageFile;

/** Gives `file` a start when it does not exist yet. */
export function ensureFile(files: Files, file: string, text = ''): void {
  if (!existsSync(path.join(files.root, file))) {
    files.write(file, text);
  }
}

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

/** Takes an address off the list of live pages and keeps it on the list of those that lead elsewhere. */
export function retire(files: Files, route: string): void {
  const gone = bothLanguages(route);
  const published = files.read(routesFile).split('\n');
  const retired = gone.filter((address) => published.includes(address));
  files.editLines(routesFile, (lines) => lines.filter((line) => !gone.includes(line)), routeKey);
  ensureFile(files, retiredFile);
  files.editLines(retiredFile, (lines) => [...lines, ...retired], routeKey);
}

/** Puts a live page on the list, and off the list of those that lead elsewhere. */
export function publishRoute(files: Files, route: string): void {
  const live = bothLanguages(route);
  files.editLines(routesFile, (lines) => [...lines, ...live], routeKey);
  ensureFile(files, retiredFile);
  files.editLines(retiredFile, (lines) => lines.filter((line) => !live.includes(line)), routeKey);
}
