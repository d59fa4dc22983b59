/** The languages and sections, as the checks go through them; where their pages lie, and at which addresses. */

import {localeIds, sourceLocale, type LocaleId} from '../../../src/lib/locales';
import {pageFolder, routeOf} from '../../../src/lib/pageFiles';
import {sectionIds, type SectionId} from '../../../src/lib/sections';

export {pageFolder, routeOf};

export const languages = localeIds;
export type Language = LocaleId;

/** One thing for each language. */
export const byLanguage = <Value>(make: (language: Language) => Value) =>
  Object.fromEntries(languages.map((language) => [language, make(language)])) as Record<Language, Value>;

export const sections = sectionIds;
export type Section = SectionId;

/** Every folder of pages. */
export const pageFolders = languages.flatMap((language) =>
  sections.map((section) => ({language, section, folder: pageFolder(language, section)})),
);

/** The address of a page in a language. */
export const addressOf = (route: string, language: Language): string =>
  language === sourceLocale ? route : `/${language}${route}`;

/** An address without its language, and which that is. */
export function splitAddress(address: string): {readonly route: string; readonly language: Language} {
  const language = languages.find((each) => each !== sourceLocale && address.startsWith(`/${each}/`)) ?? sourceLocale;
  return {language, route: address.slice(addressOf('', language).length)};
}
