import {readFileSync} from 'node:fs';
import path from 'node:path';
import {frontMatterOf} from '../../packages/page-source/index';
import type {LocaleId} from '../../src/lib/locales';
import {pageFolders, routeOf} from '../../src/lib/pageFiles';
import type {SectionId} from '../../src/lib/sections';
import {filesIn} from './paths';

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
  readonly isDraft: boolean;
  readonly title: string;
}

function frontMatterIn(file: string): Readonly<Record<string, unknown>> {
  try {
    return frontMatterOf(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

/** Every page of a project, by its path; partials (`_name.mdx`) belong to the page that imports them. */
export const pagePlaces = (root: string): PagePlace[] =>
  pageFolders.flatMap(({folder, language, section}) =>
    filesIn(root, folder)
      .filter((file) => /\.mdx?$/.test(file) && !file.includes('/_'))
      .sort()
      .map((file) => {
        const {slug, draft, title} = frontMatterIn(path.join(root, file));
        const relative = file.slice(folder.length + 1);
        const natural = routeOf(section, relative, undefined);
        const route = typeof slug === 'string' ? routeOf(section, relative, slug) : natural;
        return {file, language, section, relative, route, natural, isDraft: draft === true, title: String(title)};
      }),
  );
