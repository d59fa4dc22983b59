import {localePath} from '../plugins/site/crawlers/addresses';
import type {PlainTextOptions} from '../plugins/finished-pages/plain-text';
import {currentLocale} from './locales';
import {isClosed, sections} from './sections';
import {site} from './site';

/** The handbook as Markdown: what is in it, and what its list says of it. */
export function plainTexts(): PlainTextOptions {
  const {brand, version, address} = site;
  return {
    brand,
    version,
    sections,
    locale: currentLocale(),
    origin: address.origin,
    pathOf: (locale) => localePath(locale, address),
    isClosed,
  };
}
