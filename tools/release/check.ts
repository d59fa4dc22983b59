import type {BuiltSite} from '../lib/builtSite';
import type {Problem} from './problem';

/** What a check compares the build with. */
export interface Expected {
  /** Lines of deploy/published/routes.txt. */
  readonly published: readonly string[];
  /** Origin that canonical links and sitemaps carry, without a slash at the end. */
  readonly siteUrl: string;
  /** Digests of the inline scripts that deploy/headers/known-scripts.json allows. */
  readonly knownScripts: ReadonlySet<string>;
}

export type Check = (site: BuiltSite, expected: Expected) => readonly Problem[];
