import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {sections} from '../../check/corpus/layout';
import {nearest} from '../../../packages/common';

/** A version that cannot be cut; the message says what to do. */
export class VersionError extends Error {}

/** Cuts one version with the framework's own command. @returns its exit status */
export type Cut = (section: string, version: string) => Promise<number>;

/** @throws VersionError unless the section is known and the version new and usable in an address */
function requireUsable(root: string, section: string, version: string): void {
  if (!(sections as readonly string[]).includes(section)) {
    throw new VersionError(`There is no section "${section}". Did you mean ${nearest(section, sections)}?`);
  }
  if (!/^\d+(?:\.\d+)*$/.test(version)) {
    throw new VersionError(`"${version}" is no version. Write numbers and dots, like 2025.4.`);
  }
  const list = path.join(root, `${section}_versions.json`);
  if (existsSync(list) && (JSON.parse(readFileSync(list, 'utf8')) as string[]).includes(version)) {
    throw new VersionError(`Version ${version} of ${section} exists already.`);
  }
}

/**
 * Keeps the pages of a section, in both languages, as they are now, under a version of their own.
 * The framework copies pages and sidebars; the English words of the sidebars are copied here.
 *
 * @param root project folder, absolute
 * @throws VersionError when the version cannot be cut
 */
export async function cutVersion(root: string, section: string, version: string, cut: Cut): Promise<void> {
  requireUsable(root, section, version);
  const status = await cut(section, version);
  if (status !== 0) {
    throw new VersionError(`docusaurus docs:version ended with status ${status}; see above.`);
  }
  const words = path.join(root, `i18n/en/docusaurus-plugin-content-docs-${section}`);
  const current = JSON.parse(readFileSync(path.join(words, 'current.json'), 'utf8')) as Record<
    string,
    {message: string}
  >;
  const copied = {...current, 'version.label': {message: version}};
  writeFileSync(path.join(words, `version-${version}.json`), `${JSON.stringify(copied, null, 2)}\n`);
}
