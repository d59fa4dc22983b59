import type {UserThemeConfig} from '@docusaurus/theme-common';
import {environment} from './environment';
import type {Localized} from '../src/lib/locales';
import {localized} from './locales';

/** The bar above the navbar, as `SITE_ANNOUNCEMENT` says it in JSON. */
interface Announcement {
  /**
   * Readers who closed the bar see it again when the id changes. The default is the
   * framework's own, so that the misspelt id of older versions is migrated.
   */
  readonly id?: string;
  /** HTML of one line, in both languages. */
  readonly content: Localized;
  readonly closeable?: boolean;
}

function parse(json: string): Announcement {
  try {
    return JSON.parse(json) as Announcement;
  } catch (error) {
    throw new Error(
      `SITE_ANNOUNCEMENT is not JSON: ${(error as Error).message}. Write {"content": {"sv": "…", "en": "…"}}.`,
    );
  }
}

/** Theme configuration of the announcement bar, or `undefined` when there is none. */
export function announcementBar(): UserThemeConfig['announcementBar'] {
  if (!environment.announcement) {
    return undefined;
  }
  const {id = 'announcement-bar', content, closeable = true} = parse(environment.announcement);
  return {id, content: localized('announcement', content), isCloseable: closeable};
}
