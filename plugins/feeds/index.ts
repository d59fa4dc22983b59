import {dirname, join} from 'node:path';
import type {DocMetadata} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {Feed} from 'feed';
import {escapeHtml} from '../../packages/common';
import {writeOutput} from '../../packages/finished-pages';
import {loadWords} from '../../src/lib/loadWords';
import {filled, type LocaleId, localeOf} from '../../src/lib/locales';
import type {Section} from '../../src/lib/sections';
import {versions} from '../../src/product/versions';
import {changedOn, documentsOf} from '../sectionDocuments';
import {changedHeadings} from './changes';

interface Entry {
  readonly title: string;
  /** `2025-12-15` */
  readonly day: string;
  /** Path with base path and language, encoded; it may end in an anchor. */
  readonly path: string;
  /** What has changed, a paragraph each, without markup. */
  readonly texts: readonly string[];
}

interface FeedFacts {
  readonly title: string;
  readonly author: string;
  /** Origin of the site, without a slash at the end. */
  readonly origin: string;
  /** Paths of the feed and of the page it is about. */
  readonly path: string;
  readonly page: string;
}

const releaseNotes = 'release-notes';

const words = loadWords(join(dirname(__filename), 'words.yml'), ['title', 'version', 'changed']);

/** A text without the marks of links, code and weight that pages have. */
const withoutMarks = (text: string) => text.replace(/\[([^\]]+)\]\([^)]+\)/g, '$1').replace(/[`*]/g, '');

/**
 * The documents of a section as they were changed last.
 *
 * @param headingsOf what that changed in a document; none where it is not known
 */
export function documentEntries(
  docs: readonly DocMetadata[],
  headingsOf: (doc: DocMetadata) => readonly string[],
  locale: LocaleId,
): Entry[] {
  return docs.flatMap((doc) => {
    const day = changedOn(doc);
    const names = headingsOf(doc).map(withoutMarks);
    const texts = [doc.description, ...(names.length > 0 ? [`${words[locale].changed} ${names.join(', ')}`] : [])];
    return day ? [{title: doc.title, day, path: encodeURI(decodeURI(doc.permalink)), texts}] : [];
  });
}

/**
 * Every version of the product, as the release notes give it.
 *
 * @param path of the release notes
 */
export function versionEntries(path: string, locale: LocaleId): Entry[] {
  return versions.map(({name, date, changes}) => ({
    title: filled(words[locale].version, {name}),
    day: date,
    path: `${path}#versions`,
    texts: changes.map((change) => withoutMarks([change[locale], change.action?.[locale]].filter(Boolean).join(' '))),
  }));
}

const atNoon = (day: string) => new Date(`${day}T12:00:00Z`);

/**
 * Entries as Atom, the newest first; those of one day in their order.
 *
 * @throws when there are none: a feed must say when it was changed
 */
export function atom(entries: readonly Entry[], facts: FeedFacts): string {
  const {origin, path, page, author} = facts;
  const sorted = [...entries].sort((a, b) => b.day.localeCompare(a.day));
  if (!sorted[0]) {
    throw new Error(`The feed ${path} has no entries: no document of its section has last_update in its front matter.`);
  }
  const feed = new Feed({
    id: origin + path,
    title: facts.title,
    link: origin + page,
    feedLinks: {atom: origin + path},
    author: {name: author},
    updated: atNoon(sorted[0].day),
    copyright: author,
  });
  const {host} = new URL(origin);
  for (const entry of sorted) {
    feed.addItem({
      // A name that stays the same for a change and is new for the next one (RFC 4151).
      id: `tag:${host},${entry.day}:${entry.path.split('#')[0]}/${encodeURIComponent(entry.title)}`,
      title: entry.title,
      link: origin + entry.path,
      date: atNoon(entry.day),
      content: entry.texts.map((text) => `<p>${escapeHtml(text)}</p>`).join(''),
    });
  }
  return feed.atom1();
}

/** Name of a section's feed, below the language's folder. */
export const feedName = (section: string): string => `${section}/atom.xml`;

/** What has changed in each section, as Atom (`/report/atom.xml`): its documents, and the versions where a document lists them. */
export default function feeds(
  _: LoadContext,
  {brand, sections}: {brand: string; sections: readonly Section[]},
): Plugin {
  return {
    name: 'feeds',
    async postBuild(build) {
      const locale = localeOf(build.i18n.currentLocale);
      const changed = changedHeadings(build.siteDir);
      const headingsOf = ({source}: DocMetadata) => changed(source.replace(/^@site\//, ''));
      for (const section of sections) {
        const docs = documentsOf(section, build);
        const notes = docs.find(({id}) => id === releaseNotes);
        const entries = [
          ...(notes ? versionEntries(notes.permalink, locale) : []),
          ...documentEntries(docs, headingsOf, locale),
        ];
        const feed = atom(entries, {
          title: filled(words[locale].title, {brand, section: section.label[locale]}),
          author: brand,
          origin: build.siteConfig.url,
          path: build.baseUrl + feedName(section.id),
          page: build.baseUrl + section.landing.slice(1),
        });
        await writeOutput(build, feedName(section.id), feed);
      }
    },
  };
}
