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
