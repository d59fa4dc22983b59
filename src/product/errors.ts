import {pages} from './data';
import type {Page, ProductError} from './data';
import type {LocaleId} from '../lib/locales';
import {local} from './context';

/** Placeholders such as `{0}` stand for something only the program knows. */
function withoutPlaceholders(text: string): string {
  return text.replace(/\{\d+\}/g, '…').replace(/…\.$/, '…');
}

/** Text of an error as a reader sees it, with … where the program puts a value. */
export function errorText(error: ProductError, locale: LocaleId): string {
  return withoutPlaceholders(local(error, locale));
}

/** The cards are for customers, and the handbooks of the staff are not. */
const isForStaff = (route: string) => route.startsWith('internal/');

/** The pages that a card of the error leads to, in the order of the data. */
export function relatedPages(error: ProductError): Page[] {
  return error.related
    .filter((route) => route !== error.page && !isForStaff(route))
    .flatMap((route) => pages.filter((page) => page.route === route));
}
