import type {LocaleId} from '../lib/locales';

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
