import {existsSync} from 'node:fs';
import path from 'node:path';
import {questionsFileOf} from '../../config/questions';
import {localeIds} from '../../src/lib/locales';
import type {Files} from './files';
import {PageError, requireNoPage, type NamedPage} from './page';
import {insertAfter, lastOfFolder} from './sidebar';
import {questionsTemplate, template, type NewPage} from './templates';

/** The sidebar file of a section. */
export const sidebarFile = (section: string): string => `sidebars-${section}.ts`;

/**
 * Makes a page in both languages, as a draft, with a file for its questions, and puts it into the sidebar behind the last page
 * of its folder.
 *
 * @param after page of the same section that it is to follow instead
 * @throws PageError when the page exists, or nothing says where in the sidebar it belongs
 */
export function newPage(files: Files, page: NamedPage, content: NewPage, after?: string): void {
  requireNoPage(files.root, page);
  const sidebar = sidebarFile(page.section);
  files.edit(sidebar, (source) => insertAfter(source, placeOf(source, page, after), page.id, content.editions));
  for (const language of localeIds) {
    files.write(page.files[language], template(content, language));
    files.write(questionsFileOf(page.files[language]), questionsTemplate(language));
  }
  if (existsSync(path.join(files.root, page.files.sv.replace(/\.mdx$/, '')))) {
    throw new PageError(`${page.name} is a folder.`);
  }
}

/** Page that a new one is put behind. */
function placeOf(sidebar: string, page: NamedPage, after: string | undefined): string {
  const place = after?.replace(new RegExp(`^/?${page.section}/`), '') ?? lastOfFolder(sidebar, page.id);
  if (place === undefined) {
    throw new PageError(
      `No page of the sidebar lies in the same folder as ${page.name}. Say which one it is to follow: --after ${page.section}/…`,
    );
  }
  return place;
}
