/** The languages and sections, as the checks go through them; where their pages lie. */

import {localeIds, type LocaleId} from '../../../src/lib/locales';
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
