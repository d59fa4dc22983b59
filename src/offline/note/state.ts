import type {LocaleId} from '../../lib/locales';
import {momentInWords, words} from '../words';

/** What a page knows of its connection. */
export interface Connection {
  /** The page is a kept copy, because the site did not answer. */
  readonly isCopy: boolean;
  readonly isOnline: boolean;
  /** There was no network at some time since the page was loaded. */
  readonly hasBeenOffline: boolean;
}

function lead({isCopy, isOnline, hasBeenOffline}: Connection, locale: LocaleId): string | undefined {
  const {offline, unanswered, backOnline} = words[locale];
  if (!isOnline) {
    return offline;
  }
  if (!isCopy) {
    return undefined;
  }
  return hasBeenOffline ? backOnline : unanswered;
}

/**
 * What the page says of its age; nothing when it is the site's own and the network is there.
 *
 * @param on when the page, or its kept copy, came from the site
 * @param release of the site, empty where the host does not say it
 */
export function noteText(
  connection: Connection,
  {on, release}: {readonly on: Date; readonly release: string},
  locale: LocaleId,
): string | undefined {
  const beginning = lead(connection, locale);
  return beginning && `${beginning} ${words[locale].reading(momentInWords(on, locale), release)}`;
}
