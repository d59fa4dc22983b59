import type {UserThemeConfig} from '@docusaurus/theme-common';
import {environment} from './environment';
import type {Localized} from '../src/lib/locales';
import {localized} from './locales';

export interface Announcement {
  /**
   * Readers who closed the bar see it again when the id changes. The default is the
   * framework's own, so that the misspelt id of older versions is migrated.
   */
  readonly id?: string;
  /** HTML of one line, in both languages. */
  readonly content: Localized;
  readonly closeable?: boolean;
}

/** The bar above the navbar: put an `Announcement` here to show it, `null` to take it away. */
const announcement: Announcement | null = null;

function fromEnvironment(): Announcement | null {
  if (!environment.announcement) {
    return null;
  }
  try {
    return JSON.parse(environment.announcement) as Announcement;
  } catch (error) {
    throw new Error(
      `SITE_ANNOUNCEMENT is not JSON: ${(error as Error).message}. Write {"content": {"sv": "…", "en": "…"}}.`,
    );
  }
}

/** Theme configuration of the announcement bar, or `undefined` when there is none. */
export function announcementBar(): UserThemeConfig['announcementBar'] {
  const active = fromEnvironment() ?? announcement;
  if (!active) {
    return undefined;
  }
  return {
    id: active.id ?? 'announcement-bar',
    content: localized('announcement', active.content),
    isCloseable: active.closeable ?? true,
  };
}
