import {Feed} from 'feed';
import {escapeHtml} from '../../packages/common';
import type {Entry} from './entries';

/** What a feed says of itself. */
export interface FeedFacts {
  readonly title: string;
  /** Whose it is. */
  readonly author: string;
  /** Origin of the site, without a slash at the end. */
  readonly origin: string;
  /** Paths of the feed and of the page it is about. */
  readonly path: string;
  readonly page: string;
}

const atNoon = (day: string) => new Date(`${day}T12:00:00Z`);

/** A name that stays the same for a change and is new for the next one (RFC 4151). */
const nameOf = ({path, title, day}: Entry, host: string) =>
  `tag:${host},${day}:${path.split('#')[0]}/${encodeURIComponent(title)}`;

/**
 * Entries as Atom, the newest first; those of one day in their order.
 *
 * @throws when there are none: a feed must say when it was changed
 */
export function atom(entries: readonly Entry[], {title, author, origin, path, page}: FeedFacts): string {
  const sorted = [...entries].sort((a, b) => b.day.localeCompare(a.day));
  if (!sorted[0]) {
    throw new Error(`The feed ${path} has no entries: no document of its section has last_update in its front matter.`);
  }
  const feed = new Feed({
    id: origin + path,
    title,
    link: origin + page,
    feedLinks: {atom: origin + path},
    author: {name: author},
    updated: atNoon(sorted[0].day),
    copyright: author,
  });
  const {host} = new URL(origin);
  for (const entry of sorted) {
    feed.addItem({
      id: nameOf(entry, host),
      title: entry.title,
      link: origin + entry.path,
      date: atNoon(entry.day),
      content: entry.texts.map((text) => `<p>${escapeHtml(text)}</p>`).join(''),
    });
  }
  return feed.atom1();
}
