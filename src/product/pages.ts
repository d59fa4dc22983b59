/**
 * The pages of the site, as they name themselves: by file and front matter; and what is published. For the build and the
 * tools only; nothing of it reaches a reader.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {sourceLocale, type Localized} from '../lib/locales';
import {counterpartOf} from '../lib/pageFiles';
import {pagePlaces, type PagePlace} from '../lib/pagePlaces';

export const pageKinds = ['how-to', 'reference', 'troubleshooting', 'explanation'] as const;
export type PageKind = (typeof pageKinds)[number];

/** A page in both languages. */
export interface SitePage extends Pick<PagePlace, 'editions' | 'isDraft'> {
  /** Address without language and slash in front: `report/faq/init-file`. */
  readonly route: string;
  readonly title: Localized;
}

// Not __dirname, which tsx does not set in what a tool imports.
const root = path.resolve(path.dirname(__filename), '../..');

/** Every address that is published, without language, as in `/report/faq/init-file`: what facts and links may lead to. */
export const publishedRoutes: readonly string[] = readFileSync(path.join(root, 'deploy/published/routes.txt'), 'utf8')
  .split('\n')
  .filter((route) => route !== '' && !/^\/en(?:\/|$)/.test(route));

function readPages(): SitePage[] {
  const places = pagePlaces(root);
  return places
    .filter(({language}) => language === sourceLocale)
    .map(({route, title, editions, isDraft, file}) => {
      const english = places.find((other) => other.file === counterpartOf(file));
      return {route: route.slice(1), title: {sv: title, en: english?.title ?? ''}, editions, isDraft};
    });
}

let read: readonly SitePage[] | undefined;

/** Every page, drafts among them. */
export const sitePages = (): readonly SitePage[] => (read ??= readPages());
