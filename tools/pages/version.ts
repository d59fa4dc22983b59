import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {nearest} from '../../packages/common';
import {sections, type Section} from '../check/corpus/layout';
import {PageError} from './page';

/** Cuts one version with the framework's own command. @returns its exit status */
export type Cut = (section: Section, version: string) => Promise<number>;

/** @throws PageError unless the section is known and the version new and usable in an address */
function requireUsable(root: string, section: string, version: string): asserts section is Section {
  if (!sections.some((known) => known === section)) {
    throw new PageError(`There is no section "${section}". Did you mean ${nearest(section, sections)}?`);
  }
  if (!/^\d+(?:\.\d+)*$/.test(version)) {
    throw new PageError(`"${version}" is no version. Write numbers and dots, like 2025.4.`);
  }
  const list = path.join(root, `${section}_versions.json`);
  if (existsSync(list) && (JSON.parse(readFileSync(list, 'utf8')) as string[]).includes(version)) {
    throw new PageError(`Version ${version} of ${section} exists already.`);
  }
}

/**
 * Keeps the pages of a section, in both languages, as they are now, at `/api/2025.4/…`; the pages go on living at their
 * addresses, and a menu in the navbar leads from one to the other. The framework copies pages and sidebars; the English
 * words of the sidebars are copied here.
 *
 * @param root project folder, absolute
 * @param words section and version
 * @returns lines for the terminal
 * @throws PageError when the version cannot be cut
 */
export async function cutVersion(
  root: string,
  [section = '', version = '']: readonly string[],
  cut: Cut,
): Promise<string[]> {
  requireUsable(root, section, version);
  const status = await cut(section, version);
  if (status !== 0) {
    throw new PageError(`docusaurus docs:version ended with status ${status}; see above.`);
  }
  const words = path.join(root, `i18n/en/docusaurus-plugin-content-docs-${section}`);
  const current = JSON.parse(readFileSync(path.join(words, 'current.json'), 'utf8')) as Record<
    string,
    {message: string}
  >;
  const copied = {...current, 'version.label': {message: version}};
  writeFileSync(path.join(words, `version-${version}.json`), `${JSON.stringify(copied, null, 2)}\n`);
  return [
    `Version ${version} of ${section} is kept. Commit the new files; npm start shows it at http://localhost:3000/${section}/${version}/…`,
  ];
}
