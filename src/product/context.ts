import type {LocaleId, Localized} from '../lib/locales';

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

/** A text of the facts in the build's language. The space inside a number, `32 767`, must not become a line break. */
export function local(text: string | Localized, locale: LocaleId): string {
  const words = typeof text === 'string' ? text : text[locale];
  return words.replace(/(\d) (?=\d{3}(?!\d))/g, '$1\u00a0');
}
