/** Where pages lie: Swedish in `docs-<section>`, English mirrored under `i18n/en`. */

import {localeIds, type LocaleId} from '../../../src/lib/locales';

export const languages = localeIds;
export type Language = LocaleId;

/** One thing for each language. */
export const byLanguage = <Value>(make: (language: Language) => Value) =>
  Object.fromEntries(languages.map((language) => [language, make(language)])) as Record<Language, Value>;

export const sections = ['report', 'api', 'data-sources', 'internal'] as const;
export type Section = (typeof sections)[number];

/** Folder of a section's pages in a language, from the project's folder. */
export function pageFolder(language: Language, section: Section): string {
  return language === 'sv' ? `docs-${section}` : `i18n/en/docusaurus-plugin-content-docs-${section}/current`;
}

/**
 * Address of a page without the language.
 *
 * @param relative path inside the section's folder, e.g. `faq/init-file.mdx`
 * @param slug from the front matter; it is relative to the section
 */
export function routeOf(section: Section, relative: string, slug: string | undefined): string {
  const path = slug ?? `/${relative.replace(/\.mdx?$/, '').replace(/(^|\/)index$/, '')}`;
  return `/${section}${path}`.replace(/\/+$/, '');
}
