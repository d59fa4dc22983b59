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

/** Address of the copy of the whole site that works without a server, in both languages. */
export const copyAddress = '/yttra-handbook.zip';

/** What readers are offered to take along: the handbook of a section, or the copy. */
export type DownloadId = SectionId | 'copy';

/** Class of the empty element that the size of a download is written into when it has been made. */
export const sizeClass = (id: DownloadId): string => `yt-size-${id}`;

/** Sizes in the words of a language, below its root. */
export const sizesFile = 'downloads.json';
export type DownloadSizes = Readonly<Partial<Record<DownloadId, string>>>;

/**
 * A day in words, as `15 december 2025`.
 *
 * @param day as `2025-12-15`
 */
export function dayInWords(day: string, locale: LocaleId): string {
  return new Intl.DateTimeFormat(languageTags[locale], {dateStyle: 'long', timeZone: 'UTC'}).format(new Date(day));
}

/** A size as readers see it: `2,1 MB`. */
export function sizeInWords(bytes: number, locale: LocaleId): string {
  const megabytes = new Intl.NumberFormat(languageTags[locale], {minimumFractionDigits: 1, maximumFractionDigits: 1});
  return `${megabytes.format(bytes / 1_000_000)}\u00a0MB`;
}
