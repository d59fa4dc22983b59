/**
 * A moment in words, by the reader's clock: `22 november 2026 kl. 14:05`.
 *
 * @param language tag, as pages have it: `sv-SE`
 */
export const momentInWords = (moment: Date, language: string): string =>
  new Intl.DateTimeFormat(language, {dateStyle: 'long', timeStyle: 'short'}).format(moment);
