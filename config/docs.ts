/** Where the pages of a section lie, their versions, and how fresh their translations are. */
import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import type {FreshnessOptions, Project} from '../packages/translation-freshness';
import {sourceLocale} from '../src/lib/locales';
import {sectionIds, type SectionId} from '../src/lib/sections';
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

/** What packages/translation-freshness has to know of this site. */
export const freshness = {
  source: sourceLocale,
  translation: 'en',
  docs: sectionIds.map(docsOf),
  frontMatter: ['title', 'sidebar_label', 'description', 'lead'],
  stampCommand: 'npm run translate -- stamp',
  notice: {
    title: 'Translation being updated',
    changed: 'The Swedish original of this page has changed since it was translated.',
    parts: 'Changed since then:',
    and: 'and',
    added: '(new)',
    top: 'the beginning of the page',
    readSource: ['Read the ', 'Swedish page', ' if in doubt.'],
  },
} satisfies FreshnessOptions;

/** The pages and translations below a folder that is laid out as this project is. */
export const freshnessIn = (siteDir: string): Project => ({...freshness, siteDir});
