/**
 * The pages of the site, as they name themselves: by file and front matter; and what is published. For the build and the
 * tools only; nothing of it reaches a reader.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {frontMatterOf, pagesIn} from '../../packages/page-source';
import {sourceLocale, type LocaleId, type Localized} from '../lib/locales';
import {counterpartOf, pageFolders, routeOf} from '../lib/pageFiles';
import type {SectionId} from '../lib/sections';

export const pageKinds = ['how-to', 'reference', 'troubleshooting', 'explanation'] as const;
export type PageKind = (typeof pageKinds)[number];

/** Where a page lies. */
export interface PageLocation {
  /** Path from the project's folder, with forward slashes. */
  readonly file: string;
  readonly language: LocaleId;
  readonly section: SectionId;
  /** Path inside the section's folder; the same in both languages. */
  readonly relative: string;
}

/** A page by its file and front matter, which are known when its body cannot be read. */
export interface PagePlace extends PageLocation {
  /** Address without language. */
  readonly route: string;
  /** The address that the page would have without a slug of its own. */
  readonly natural: string;
  /** Of the report section: the editions it concerns. */
  readonly editions: readonly string[];
  readonly isDraft: boolean;
  readonly title: string;
}

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

/** The front matter of a page; of one that cannot be read, the checks and the build say why. */
function frontMatterIn(file: string): Readonly<Record<string, unknown>> {
  try {
    return frontMatterOf(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

/** Every page of a project, by its path. */
export const pagePlaces = (projectDir: string): PagePlace[] =>
  pageFolders.flatMap(({folder, language, section}) =>
    pagesIn(path.join(projectDir, folder)).map((relative) => {
      const file = `${folder}/${relative}`;
      const {slug, draft, title, editions} = frontMatterIn(path.join(projectDir, file));
      const natural = routeOf(section, relative, undefined);
      return {
        file,
        language,
        section,
        relative,
        route: typeof slug === 'string' ? routeOf(section, relative, slug) : natural,
        natural,
        editions: (editions ?? []) as readonly string[],
        isDraft: draft === true,
        title: String(title),
      };
    }),
  );

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
