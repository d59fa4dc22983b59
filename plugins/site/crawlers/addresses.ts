import {languageTags, localeIds, sourceLocale, type LocaleId} from '../../../src/lib/locales';

/** Origin and path under which the whole site stands, with a slash at the end: `https://host/docs/`. */
export interface SiteAddress {
  /** `https://host`, without a slash at the end. */
  readonly origin: string;
  /** Path on that host, with a slash at both ends. */
  readonly path: string;
}

/** Path under which a language stands, with a slash at both ends. */
export function localePath(locale: LocaleId, {path}: SiteAddress): string {
  return locale === sourceLocale ? path : `${path}${locale}/`;
}

export interface Alternate {
  /** As in the heads of the pages: `sv-SE`, `en-GB` or `x-default`. */
  readonly lang: string;
  readonly url: string;
}

/**
 * A page's address in every language, and the one for readers of all others (the source language).
 *
 * @param url absolute address of the page in the language `locale`
 * @throws when `url` is not below that language's path
 */
export function alternatesOf(url: string, locale: LocaleId, site: SiteAddress): Alternate[] {
  const root = site.origin + localePath(locale, site);
  if (!url.startsWith(root)) {
    throw new Error(
      `The sitemap's address ${url} is not below ${root}. Are SITE_URL and SITE_BASE_URL those of this build?`,
    );
  }
  const page = url.slice(root.length);
  const inLanguage = (id: LocaleId) => site.origin + localePath(id, site) + page;
  return [
    ...localeIds.map((id) => ({lang: languageTags[id], url: inLanguage(id)})),
    {lang: 'x-default', url: inLanguage(sourceLocale)},
  ];
}
