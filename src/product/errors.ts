import type {LocaleId, Localized} from '../lib/locales';
import {argumentErrors, errors, type ProductError, type ReportFunction} from './facts';
import {local} from './context';
import {sitePages} from './pages';

const byCode = new Map(errors.map((error) => [error.code, error]));

export const isErrorCode = (text: string): boolean => byCode.has(text);

/** The error of a code that exists: facts and attributes of elements are held to the codes before they are used. */
export const errorOf = (code: string): ProductError => byCode.get(code)!;

/** What a function gives: the errors of its arguments, and its own. */
export const errorsOfFunction = ({arguments: all, errors: own}: ReportFunction): string[] =>
  [...new Set([...own, ...all.flatMap(({name}) => argumentErrors[name.en] ?? [])])].sort();

/** Text of an error as a reader sees it, with … where the program puts a value. */
export function errorText(error: ProductError, locale: LocaleId): string {
  return local(error, locale)
    .replace(/\{\d+\}/g, '…')
    .replace(/…\.$/, '…');
}

/** The cards are for customers, and the handbooks of the staff are not. */
const isForStaff = (route: string) => route.startsWith('internal/');

/** The sections that a card of the error leads to, by the titles of their pages, in the order of the data. */
export function relatedSections(error: ProductError): {readonly title: Localized; readonly href: string}[] {
  return error.related.flatMap((section) => {
    const [route = ''] = section.split('#');
    const page = sitePages().find((each) => each.route === route);
    return page === undefined || route === error.page || isForStaff(route)
      ? []
      : [{title: page.title, href: `/${section}`}];
  });
}
