import type {Header} from './headers/policy';
import type {RedirectTable} from './routing/redirects';
import type {RedirectRow} from './routing/spellings';

/** What every host's configuration is generated from. */
export interface HostInput {
  /** Headers of every answer. */
  readonly headers: readonly Header[];
  /** Every redirect, one row per spelling. */
  readonly rows: readonly RedirectRow[];
  /** The redirect table itself, for hosts that tidy spellings on their own. */
  readonly redirects: RedirectTable;
  /** The site's own name, that of `SITE_URL`: `docs.yttra.example`. */
  readonly siteName: string;
  /** Name of the release. */
  readonly release: string;
  /**
   * Names the configuration: two releases with the same key differ in their files only, so that
   * deploy/switch can change between them without a reload.
   */
  readonly key: string;
}
