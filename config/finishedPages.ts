import {deliveryEdits} from '../packages/lean-delivery';
import {type LocalSearchOptions, searchIndex} from '../packages/local-search';
import type {FinishedPagesOptions} from '../packages/finished-pages';
import {feedLink} from '../plugins/finished-pages/feed-link';
import {ownLinks} from '../plugins/finished-pages/own-links';
import {plainText} from '../plugins/finished-pages/plain-text';
import {sharedFonts} from '../plugins/finished-pages/shared-fonts';
import {socialCards} from '../plugins/finished-pages/social-cards';
import {structuredData} from '../plugins/finished-pages/structured-data';
import {delivery} from './delivery';
import {environment} from './environment';
import {plainTexts} from './plainTexts';
import {sections} from './sections';
import {site} from './site';

/** All that what is kept from one build to the next is made by, apart from what it is made of. */
const madeBy = [
  'config',
  'packages',
  'plugins',
  'src',
  'static/fonts',
  'static/img',
  'node_modules/.package-lock.json',
];

/** What is done to every finished page, in this order. */
export function finishedPages(search: LocalSearchOptions) {
  const edits = [
    ...(environment.withoutLeanDelivery ? [] : [...deliveryEdits(delivery), sharedFonts(environment.baseUrl)]),
    ownLinks,
    socialCards({brand: site.brand}),
    structuredData(site),
    plainText(plainTexts()),
    feedLink(sections),
    searchIndex(search),
  ];
  return {edits, madeBy} satisfies FinishedPagesOptions;
}
