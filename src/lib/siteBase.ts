export interface LocaleBase {
  /** Base path of the build being read: `/` or `/en/`, below the site's own base path. */
  readonly baseUrl: string;
  readonly currentLocale: string;
  readonly defaultLocale: string;
}

/** Base path of the whole site: that of the default language. */
export function siteBase({baseUrl, currentLocale, defaultLocale}: LocaleBase): string {
  return currentLocale === defaultLocale ? baseUrl : baseUrl.slice(0, -`${currentLocale}/`.length);
}

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
