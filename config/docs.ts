import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import type {SectionId} from '../src/lib/sections';
import {localized} from './locales';

/** Where a section's pages lie, and at which address. */
export function docsOf(id: SectionId) {
  return {id, path: `docs-${id}`, routeBasePath: id};
}

/** Whether a version of the section has been cut (`npm run docusaurus -- docs:version:api 2025.4`). */
export function hasVersions(section: string): boolean {
  return existsSync(path.resolve(`${section}_versions.json`));
}

/**
 * Options of a section with versions: what is being written keeps its addresses, and a cut
 * version stands under its name, `/api/2025.4/about`. (By default the framework would move the
 * current pages to `/api/next`, and every published address with them.)
 */
export function versionOptions(section: string): Pick<DocsOptions, 'lastVersion' | 'versions'> {
  if (!hasVersions(section)) {
    return {};
  }
  return {
    lastVersion: 'current',
    versions: {current: {label: localized('current version', {sv: 'Senaste', en: 'Latest'})}},
  };
}
