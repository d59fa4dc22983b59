import {filled} from '../../lib/locales';
import type {NoteWords} from '../words';

/**
 * A moment in words, by the reader's clock: `22 november 2026 kl. 14:05`.
 *
 * @param language tag, as pages have it: `sv-SE`
 */
export const momentInWords = (moment: Date, language: string): string =>
  new Intl.DateTimeFormat(language, {dateStyle: 'long', timeStyle: 'short'}).format(moment);

/** What a page knows of its connection. */
export interface Connection {
  /** The page is a kept copy, because the site did not answer. */
  readonly isCopy: boolean;
  readonly isOnline: boolean;
  /** There was no network at some time since the page was loaded. */
  readonly hasBeenOffline: boolean;
}

/** Where the page, or its kept copy, comes from. */
export interface Origin {
  readonly on: Date;
  /** Release of the site, empty where the host does not say it. */
  readonly release: string;
}

function lead({isCopy, isOnline, hasBeenOffline}: Connection, words: NoteWords): string | undefined {
  const {offline, unanswered, backOnline} = words;
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
 * @param language tag of the page
 */
export function noteText(
  connection: Connection,
  {on, release}: Origin,
  words: NoteWords,
  language: string,
): string | undefined {
  const beginning = lead(connection, words);
  const reading = release ? words.readingRelease : words.reading;
  return beginning && `${beginning} ${filled(reading, {when: momentInWords(on, language), release})}`;
}
