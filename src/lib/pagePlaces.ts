/** Where the pages of a project lie, and what their front matter says of their addresses. For the build, the tools and tests. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {frontMatterOf, pagesIn} from '../../packages/page-source/index';
import type {LocaleId} from './locales';
import {pageFolders, routeOf} from './pageFiles';
import type {SectionId} from './sections';

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
