import {deliveryEdits} from '../packages/lean-delivery';
import {type LocalSearchOptions, searchIndex} from '../packages/local-search';
import type {PageEdit} from '../packages/finished-pages';
import {feedLink, ownLinks, sharedFonts} from '../plugins/finished-pages/links';
import {plainText} from '../plugins/finished-pages/plainText';
import {socialCards} from '../plugins/finished-pages/socialCards';
import {structuredData} from '../plugins/finished-pages/structuredData';
import {localePath} from '../plugins/site/crawlers';
import type {LocaleId} from '../src/lib/locales';
import {delivery} from './delivery';
import {environment} from './environment';
import {currentLocale} from './locales';
import {isClosed, sections} from './sections';
import {site} from './site';

/** What is done to every finished page, in this order. */
export function finishedPages(search: LocalSearchOptions): {readonly edits: readonly PageEdit[]} {
  const {brand, version, address} = site;
  const handbook = {
    brand,
    version,
    sections,
    locale: currentLocale(),
    origin: address.origin,
    pathOf: (locale: LocaleId) => localePath(locale, address),
    isClosed,
  };
  const edits = [
    ...(environment.withoutLeanDelivery ? [] : [...deliveryEdits(delivery), sharedFonts(environment.baseUrl)]),
    ownLinks,
    socialCards({brand}),
    structuredData(site),
    plainText(handbook),
    feedLink(sections),
    searchIndex(search),
  ];
  return {edits};
}
