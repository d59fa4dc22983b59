import type {BuiltSite} from '../lib/builtSite';

/** What a build is compared with. */
export interface Expected {
  /** Lines of deploy/published/routes.txt. */
  readonly published: readonly string[];
  /** Origin that canonical links and sitemaps carry, without a slash at the end. */
  readonly siteUrl: string;
  /** Digests of the inline scripts that deploy/headers/known-scripts.json allows. */
  readonly knownScripts: ReadonlySet<string>;
}

/** A file of the build, and what is wrong with it; how to mend that, where the rule cannot say it. */
export type Finding = readonly [file: string, message: string, fix?: string];

/** What must not be published. */
export interface Rule {
  /** How it is mended. */
  readonly fix: string;
  readonly find: (site: BuiltSite, expected: Expected) => readonly Finding[];
}
