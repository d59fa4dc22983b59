import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {UsageError} from '../../packages/common';
import {questionsFileOf} from '../../config/questions';
import {filled, type LocaleId, localeIds, type Localized} from '../../src/lib/locales';
import type {PageKind} from '../../src/product/pages';
import type {Files} from './files';
import {requireNoPage, type NamedPage} from './page';
import {insertInSidebar} from './sidebar';

export interface NewPage {
  readonly title: Localized;
  readonly kind: PageKind;
  /** Editions the page concerns; only in the report section. */
  readonly editions: readonly string[];
  /** Day the page is begun, `2025-12-15`. */
  readonly date: string;
}

const template = (language: LocaleId, name: string): string =>
  readFileSync(path.join(import.meta.dirname, 'templates', language, name), 'utf8');

/** A new page in one language: a draft, with advice where the text is to stand. */
function draft({title, kind, editions, date}: NewPage, language: LocaleId): string {
  const written = template(language, `${kind}.mdx`);
  const text = editions.length > 0 ? written : written.replace(/^editions: .*\n/m, '');
  return filled(text, {title: JSON.stringify(title[language]), editions: `[${editions.join(', ')}]`, date});
}

/**
 * Makes a page in both languages, as a draft, with a file for its questions, and puts it into the sidebar.
 *
 * @param after page of the same section that it is to follow; otherwise the last one of its folder
 * @throws UsageError when the page exists, or nothing says where in the sidebar it belongs
 */
export function newPage(files: Files, page: NamedPage, content: NewPage, after?: string): void {
  requireNoPage(files.root, page);
  if (existsSync(path.join(files.root, page.files.sv.replace(/\.mdx$/, '')))) {
    throw new UsageError(`${page.name} is a folder.`);
  }
  insertInSidebar(files, page, after);
  for (const language of localeIds) {
    files.write(page.files[language], draft(content, language));
    files.write(questionsFileOf(page.files[language]), template(language, 'questions.yml'));
  }
}
