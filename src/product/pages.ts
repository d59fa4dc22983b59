/**
 * The pages of the site, as they name themselves: by file and front matter; and what is published. For the build and the
 * tools only; nothing of it reaches a reader.
 */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {frontMatterOf} from '../../packages/page-source';
import type {Localized} from '../lib/locales';
import {pageFolder, routeOf} from '../lib/pageFiles';
import {sectionIds, type SectionId} from '../lib/sections';

export const pageKinds = ['how-to', 'reference', 'troubleshooting', 'explanation'] as const;
export type PageKind = (typeof pageKinds)[number];

export interface SitePage {
  /** Address without language and slash in front: `report/faq/init-file`. */
  readonly route: string;
  readonly title: Localized;
  /** Of the report section: the editions it concerns. */
  readonly editions: readonly string[];
  readonly isDraft: boolean;
}

// Not __dirname, which tsx does not set in what a tool imports.
const root = path.resolve(path.dirname(__filename), '../..');

/** Every address that is published, without language, as in `/report/faq/init-file`: what facts and links may lead to. */
export const publishedRoutes: readonly string[] = readFileSync(path.join(root, 'deploy/published/routes.txt'), 'utf8')
  .split('\n')
  .filter((route) => route !== '' && !/^\/en(?:\/|$)/.test(route));

/** What the site goes by in the front matter of a page; of one that cannot be read, the checks and the build say why. */
interface Named {
  readonly title?: string;
  readonly slug?: string;
  readonly editions?: readonly string[];
  readonly draft?: boolean;
}

function namesIn(file: string): Named {
  try {
    return frontMatterOf(readFileSync(path.join(root, file), 'utf8'));
  } catch {
    return {};
  }
}

function pagesOf(section: SectionId): SitePage[] {
  const relatives = readdirSync(path.join(root, pageFolder('sv', section)), {recursive: true, encoding: 'utf8'})
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => name.endsWith('.mdx'))
    .sort();
  return relatives.map((relative) => {
    const [sv, en] = (['sv', 'en'] as const).map((id) => namesIn(`${pageFolder(id, section)}/${relative}`));
    const route = routeOf(section, relative, sv!.slug).slice(1);
    const title = {sv: String(sv!.title ?? ''), en: String(en!.title ?? '')};
    return {route, title, editions: sv!.editions ?? [], isDraft: sv!.draft === true};
  });
}

let read: readonly SitePage[] | undefined;

/** Every page, drafts among them. */
export const sitePages = (): readonly SitePage[] => (read ??= sectionIds.flatMap(pagesOf));
