/** The build that a page is made in, and how texts, numbers, addresses and formulas are written in its language. */
import type {LocaleId, Localized} from '../lib/locales';
import type {Facts} from './schemas';

/** What a resolver knows about the build, beside the attributes of its element. */
export interface Context {
  /**
   * Language of the build that is running. Every text handed to a component is in this
   * language only, so the other one never reaches the reader.
   */
  readonly locale: LocaleId;
  /** Which of the page's equal elements it is, from 1, for ids; the first when left out. */
  readonly nth?: number;
}

/** A text of the facts in the build's language. The space inside a number, `32 767`, must not become a line break. */
export function local(text: string | Localized, locale: LocaleId): string {
  const words = typeof text === 'string' ? text : text[locale];
  return words.replace(/(\d) (?=\d{3}(?!\d))/g, '$1\u00a0');
}

const noBreakSpace = '\u00a0';

/** Thousands as the language writes them: `1 250 000` with no-break spaces, or `1,250,000`. */
export function formatNumber(value: number, locale: LocaleId): string {
  const [whole = '', fraction] = Math.abs(value).toString().split('.');
  const separator = locale === 'sv' ? noBreakSpace : ',';
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, separator);
  const mark = locale === 'sv' ? ',' : '.';
  return `${value < 0 ? '−' : ''}${grouped}${fraction ? mark + fraction : ''}`;
}

/** A number with its unit, which never parts from it at a line break: `20 000 celler`. */
export function formatQuantity(value: number, unit: Facts['units'][number], locale: LocaleId): string {
  const word = (value === 1 ? unit.one : unit.many)[locale].replaceAll(' ', noBreakSpace);
  return `${formatNumber(value, locale)}${noBreakSpace}${word}`;
}

const telephone = /^\+?[\d\s-]+$/;

/**
 * What a reader can open of an address: a web page, a mail or a call.
 * Undefined for a server address, which is something to type into a field.
 */
export function addressHref(address: string): string | undefined {
  if (/^https?:\/\//.test(address)) {
    return address;
  }
  if (/^[^@\s]+@[^@\s]+$/.test(address)) {
    return `mailto:${address}`;
  }
  return telephone.test(address) ? `tel:${address.replace(/[\s-]/g, '')}` : undefined;
}

/** An address as it is written in a language: a Swedish number without its country in Swedish, and dialled with it. */
export function addressText(address: string, locale: LocaleId): string {
  return locale === 'sv' && telephone.test(address) ? address.replace(/^\+46 (\d+) /, '0$1-') : address;
}

/** What stands between the arguments of a formula in the Excel of a language's Windows. */
export const listSeparators = {sv: ';', en: ','} as const satisfies Record<LocaleId, string>;

export type ListSeparator = (typeof listSeparators)[LocaleId];
