/**
 * Everything about this site that an installation may want to change, in one place:
 * the brand, the addresses that readers are sent to, and the copyright year.
 */
import type {SiteFields} from '../src/lib/siteFields';
import {product, addresses} from '../src/product/facts';
import {environment} from './environment';
import {localized} from './locales';
import {sections} from './sections';

/** Address of the entry `id` in the product data. Throws when the data has no such entry. */
function addressOf(id: string): string {
  const entry = addresses.find((candidate) => candidate.id === id);
  if (!entry) {
    throw new Error(`config/site.ts: src/product/facts has no address with id "${id}".`);
  }
  return entry.address;
}

export const site = {
  /** Origin without a slash at the end, and path with one at both ends. */
  address: {origin: environment.siteUrl.replace(/\/$/, ''), path: environment.baseUrl},
  brand: product.brand,
  /** Version that the handbook describes; stands at the foot of every page. */
  version: product.currentVersion,
  /** Where the foot of every page sends a reader who did not find the answer. */
  supportMail: addressOf('support'),
  portal: addressOf('portal'),
  website: addressOf('www'),
  contact: addressOf('contact'),
  /** The specification fixes the year: it is the year of the edition, not of the build. */
  copyrightYear: 2025,
} as const;

/** What the pages themselves say of the product and its sections; typed where they read it. */
export function customFields() {
  return {
    version: site.version,
    supportMail: site.supportMail,
    sections: Object.fromEntries(
      sections.map(({id, label, landing}) => [id, {label: localized(`section ${id}`, label), to: landing}]),
    ),
  } satisfies SiteFields;
}
