/**
 * Everything about this site that an installation may want to change, in one place:
 * the brand, the addresses that readers are sent to, and the copyright year.
 */
import {product, addresses} from '../src/data';

/** Address of the entry `id` in the product data. Throws when the data has no such entry. */
function address(id: string): string {
  const entry = addresses.find((candidate) => candidate.id === id);
  if (!entry) {
    throw new Error(`config/site.ts: src/data has no address with id "${id}".`);
  }
  return entry.address;
}

export const site = {
  brand: product.brand,
  /** Version that the handbook describes; stands at the foot of every page. */
  version: product.currentVersion,
  /** Where the foot of every page sends a reader who did not find the answer. */
  supportMail: address('support'),
  portal: address('portal'),
  website: address('www'),
  contact: address('contact'),
  /** The specification fixes the year: it is the year of the edition, not of the build. */
  copyrightYear: 2025,
} as const;
