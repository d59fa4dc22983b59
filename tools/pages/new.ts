import {existsSync} from 'node:fs';
import path from 'node:path';
import {questionsFileOf} from '../../config/questions';
import {localeIds} from '../../src/lib/locales';
import type {Files} from './files';
import {PageError, requireNoPage, type NamedPage} from './page';
import {insertInSidebar, sidebarFile} from './sidebar';
import {questionsTemplate, template, type NewPage} from './templates';

/**
 * Makes a page in both languages, as a draft, with a file for its questions, and puts it into the sidebar.
 *
 * @param after page of the same section that it is to follow; otherwise the last one of its folder
 * @throws PageError when the page exists, or nothing says where in the sidebar it belongs
 */
export function newPage(files: Files, page: NamedPage, content: NewPage, after?: string): void {
  requireNoPage(files.root, page);
  if (existsSync(path.join(files.root, page.files.sv.replace(/\.mdx$/, '')))) {
    throw new PageError(`${page.name} is a folder.`);
  }
  files.edit(sidebarFile(page.section), (source) => insertInSidebar(source, page, after));
  for (const language of localeIds) {
    files.write(page.files[language], template(content, language));
    files.write(questionsFileOf(page.files[language]), questionsTemplate(language));
  }
}
