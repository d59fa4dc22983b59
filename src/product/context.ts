import type {LocaleId} from '../lib/locales';

export interface ProductDataOptions {
  /**
   * Language of the build that is running. Every text handed to a component is in this
   * language only, so the other one never reaches the reader.
   */
  readonly locale: LocaleId;
}

/** What a resolver knows about the build, beside the attributes of its element. */
export interface Context extends ProductDataOptions {
  /** Which of the page's equal elements it is, from 1, for ids; the first when left out. */
  readonly nth?: number;
}

/** The space inside a Swedish number, `32 767`, must not become a line break. */
function holdNumbers(text: string): string {
  return text.replace(/(\d) (?=\d{3}(?!\d))/g, '$1\u00a0');
}

/** The text of the build's language from a record with `sv` and `en`. */
export function local(record: {readonly sv: string; readonly en: string}, locale: LocaleId): string {
  return holdNumbers(record[locale]);
}

/** Keys `k` for which the record has `kSv`. */
type Stem<T> = {[K in keyof T]: K extends `${infer S}Sv` ? S : never}[keyof T];

/**
 * The field `<stem>Sv` or `<stem>En` of a record, after the build's language:
 * `localField(error, 'cause', 'en')` is `error.causeEn`.
 */
export function localField<T extends object, S extends Stem<T> & string>(
  record: T,
  stem: S,
  locale: LocaleId,
): T[`${S}Sv` & keyof T] {
  const key = `${stem}${locale === 'sv' ? 'Sv' : 'En'}` as `${S}Sv` & keyof T;
  const value = record[key];
  return typeof value === 'string' ? (holdNumbers(value) as typeof value) : value;
}
