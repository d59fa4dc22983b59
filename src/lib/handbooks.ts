import {languageTags, rootOf, type LocaleId} from './locales';
import type {SectionId} from './sections';

/** Id of the heading under which the first page of each section offers the handbooks. */
export const handbooksAnchor = 'handbooks';

/**
 * Address of a section's handbook as a PDF. It lies below the section, so that a host that closes the section
 * closes its handbook, too.
 */
export function handbookAddress(section: SectionId, locale: LocaleId): string {
  return `${rootOf(locale)}${section}/yttra-${section}-${locale}.pdf`;
}

/** Class of the empty element that the size of a handbook is written into when it has been printed. */
export const sizeClass = (section: SectionId): string => `yt-size-${section}`;

/** Sizes in the words of a language, below its root. */
export const sizesFile = 'handbooks.json';
export type HandbookSizes = Readonly<Partial<Record<SectionId, string>>>;

/**
 * A day in words, as `15 december 2025`.
 *
 * @param day as `2025-12-15`
 */
export function dayInWords(day: string, locale: LocaleId): string {
  return new Intl.DateTimeFormat(languageTags[locale], {dateStyle: 'long', timeZone: 'UTC'}).format(new Date(day));
}
