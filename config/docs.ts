import type {SectionId} from '../src/lib/sections';

/** Where a section's pages lie, and at which address. */
export function docsOf(id: SectionId) {
  return {id, path: `docs-${id}`, routeBasePath: id};
}
