/** Where pages lie: Swedish in `docs-<section>`, English mirrored under `i18n/en`; and the address that a file has. */
import {sourceLocale, type LocaleId} from './locales';
import type {SectionId} from './sections';

/** Folder of a section's pages in a language, from the project's folder. */
export function pageFolder(language: LocaleId, section: SectionId): string {
  return language === sourceLocale
    ? `docs-${section}`
    : `i18n/${language}/docusaurus-plugin-content-docs-${section}/current`;
}

/**
 * Address of a page without the language.
 *
 * @param relative path inside the section's folder, e.g. `faq/init-file.mdx`
 * @param slug from the front matter; it is relative to the section
 */
export function routeOf(section: SectionId, relative: string, slug: string | undefined): string {
  const name = slug ?? `/${relative.replace(/\.mdx?$/, '').replace(/(^|\/)index$/, '')}`;
  return `/${section}${name}`.replace(/\/+$/, '');
}
