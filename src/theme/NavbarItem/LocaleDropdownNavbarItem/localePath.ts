import {siteBase, type LocaleBase} from '@site/src/lib/siteBase';

export interface LocalePathInput extends LocaleBase {
  /** Path of the page being read, as the browser has it. */
  readonly pathname: string;
}

/** Path of the same page in another language. Also right at `/en`, without the slash. */
export function localePath(input: LocalePathInput, locale: string): string {
  const {pathname, baseUrl, defaultLocale} = input;
  const page = pathname.startsWith(baseUrl) ? pathname.slice(baseUrl.length) : '';
  const target = locale === defaultLocale ? siteBase(input) : `${siteBase(input)}${locale}/`;
  return target + page;
}
