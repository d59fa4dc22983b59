import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {FreshnessOptions, Project} from './options';
import {allPairs} from './pairs';

/** Hashes of the parts of each source page and of its translation, by key, as they were when that was last reviewed. */
export type SideFile = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Where the hashes of the parts are kept, from the site's folder. */
export const sideFileName = ({translation}: Pick<FreshnessOptions, 'translation'>): string =>
  `i18n/${translation}/.freshness.json`;

/** @throws when the file is there but is not JSON */
export function readSideFile(project: Project): SideFile {
  const file = path.join(project.siteDir, sideFileName(project));
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as SideFile) : {};
}

/** Writes the entries in the order of their keys. */
export function writeSideFile(project: Project, entries: SideFile): void {
  const sorted = Object.fromEntries(Object.entries(entries).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(path.join(project.siteDir, sideFileName(project)), `${JSON.stringify(sorted, null, 2)}\n`);
}

/** Gives a page that was moved its new key; `undefined` takes one out that was removed. */
export function renameInSideFile(project: Project, from: string, to: string | undefined): void {
  const {[from]: entry, ...rest} = readSideFile(project);
  if (entry !== undefined) {
    writeSideFile(project, to === undefined ? rest : {...rest, [to]: entry});
  }
}

/** Keys in the side file that belong to no page any more. */
export function leftoverKeys(project: Project): string[] {
  const keys = new Set(allPairs(project).map(({key}) => key));
  return Object.keys(readSideFile(project)).filter((key) => !keys.has(key));
}
