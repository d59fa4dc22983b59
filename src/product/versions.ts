import {product, releases, type Change, type Release} from './facts';

/** A release as it first came, or one of its patches. */
export interface Version {
  readonly name: string;
  readonly date: string;
  readonly build?: string;
  readonly release: Release;
  readonly changes: readonly Change[];
}

function versionsOf(release: Release): Version[] {
  const {date, changes, patches} = release;
  const first = {name: release.release, date, changes, release};
  return [first, ...patches.map(({version, ...patch}) => ({name: version, ...patch, release}))];
}

/** Every version, the newest first. */
export const versions = releases.flatMap(versionsOf).reverse();

/** The version that the handbook describes. */
export const currentVersion = versions.find(({name}) => name === product.currentVersion)!;

/** How many steps of the schema lie between a release and the current version. */
export const stepsFrom = ({schema}: Release): number => currentVersion.release.schema - schema;

/** The schemas that a system database may have for a release to work: its own, and one step either way. */
export function schemasFor({schema}: Release): string {
  const known = releases.map((release) => release.schema);
  return [schema - 1, schema, schema + 1].filter((step) => step <= Math.max(...known)).join(', ');
}
