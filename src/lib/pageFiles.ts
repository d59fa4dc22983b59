/** Where pages lie: Swedish in `docs-<section>`, English mirrored under `i18n/en`; and the address that a file has. */
import {localeIds, otherLocale, sourceLocale, type LocaleId} from './locales';
import {sectionIds, type SectionId} from './sections';

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

/** Every folder of pages. */
export const pageFolders = localeIds.flatMap((language) =>
  sectionIds.map((section) => ({language, section, folder: pageFolder(language, section)})),
);

/** The file of a page, or of its questions, in the other language; `undefined` for any other file. */
export function counterpartOf(file: string): string | undefined {
  const own = pageFolders.find(({folder}) => file.startsWith(`${folder}/`));
  return own && pageFolder(otherLocale(own.language), own.section) + file.slice(own.folder.length);
}

/** The address of a page in a language. */
export const addressOf = (route: string, language: LocaleId): string =>
  language === sourceLocale ? route : `/${language}${route}`;

/** An address without its language, and which that is. */
export function splitAddress(address: string): {readonly route: string; readonly language: LocaleId} {
  const language = localeIds.find((each) => each !== sourceLocale && address.startsWith(`/${each}/`)) ?? sourceLocale;
  return {language, route: address.slice(addressOf('', language).length)};
}
