/** The languages of the site, for whatever runs at build time or in a browser. */
export const localeIds = ['sv', 'en'] as const;
export type LocaleId = (typeof localeIds)[number];

/** The source language: pages are written in it and translated from it. */
export const sourceLocale: LocaleId = 'sv';

/** A text in every language of the site. A missing language is a type error. */
export type Localized<T = string> = Readonly<Record<LocaleId, T>>;

/** Written out, as in the heads of the pages, so that no upgrade of Node or the framework changes them. */
export const languageTags: Localized = {sv: 'sv-SE', en: 'en-GB'};

/** Where a language's pages begin, below the site's base path: `/` or `/en/`. */
export const rootOf = (locale: LocaleId): string => (locale === sourceLocale ? '/' : `/${locale}/`);

/** The language that the other file of a page is written in. */
export const otherLocale = (locale: LocaleId): LocaleId => (locale === 'sv' ? 'en' : 'sv');

/**
 * The site's language with the id `id`, which comes from outside: from the framework or an address.
 *
 * @returns the source language for an id that is not known
 */
export function localeOf(id: string | undefined): LocaleId {
  return localeIds.find((known) => known === id) ?? sourceLocale;
}

/** A text, or whatever else, that is made for each language. */
export const inEach = <T>(make: (locale: LocaleId) => T): Localized<T> => ({sv: make('sv'), en: make('en')});

/** A text with what `{name}` stands for; other braces are left as they are. */
export const filled = (text: string, values: Readonly<Record<string, string | undefined>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);

interface LocaleBase {
  /** Base path of the build being read: `/` or `/en/`, below the site's own base path. */
  readonly baseUrl: string;
  readonly currentLocale: string;
  readonly defaultLocale: string;
}

/** Base path of the whole site: that of the default language. */
export function siteBase({baseUrl, currentLocale, defaultLocale}: LocaleBase): string {
  return currentLocale === defaultLocale ? baseUrl : baseUrl.slice(0, -`${currentLocale}/`.length);
}

/**
 * Path of the same page in another language. Also right at `/en`, without the slash.
 *
 * @param pathname of the page being read, as the browser has it
 */
export function localePath({pathname, ...base}: LocaleBase & {readonly pathname: string}, locale: string): string {
  const page = pathname.startsWith(base.baseUrl) ? pathname.slice(base.baseUrl.length) : '';
  return siteBase(base) + (locale === base.defaultLocale ? '' : `${locale}/`) + page;
}
