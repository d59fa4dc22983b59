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

/** A section that helps, with the page it stands on. */
export interface RelatedSection {
  readonly page: Page;
  readonly href: string;
}

/** The sections that a card of the error leads to, in the order of the data. */
export function relatedSections(error: ProductError): RelatedSection[] {
  return error.related.flatMap((section) => {
    const [route = ''] = section.split('#');
    const page = pages.find((each) => each.route === route);
    return page === undefined || route === error.page || isForStaff(route) ? [] : [{page, href: `/${section}`}];
  });
}
