import {languageTags, type LocaleId} from './locales';

/** A size as readers see it: `2,1 MB`. */
export function sizeInWords(bytes: number, locale: LocaleId): string {
  const megabytes = new Intl.NumberFormat(languageTags[locale], {minimumFractionDigits: 1, maximumFractionDigits: 1});
  return `${megabytes.format(bytes / 1_000_000)}\u00a0MB`;
}
