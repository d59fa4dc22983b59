import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Problem} from '../problem';
import {otherLocale} from '../../../src/lib/locales';
import {languages, pageFolder, sections} from './layout';
import {PageSyntaxError, parsePage} from './parse';
import type {Page} from './page';

/** All pages of both languages, read and parsed when first asked for. */
export class Corpus {
  private parsed: {pages: Page[]; problems: Problem[]} | undefined;

  /** @param root project folder, absolute */
  constructor(readonly root: string) {}

  /** Every page that can be parsed, in the order of its path. */
  get pages(): readonly Page[] {
    return this.read().pages;
  }

  /** Pages that cannot be parsed; every other check leaves them out. */
  get syntaxProblems(): readonly Problem[] {
    return this.read().problems;
  }

  /** The same page in the other language. */
  twinOf(page: Page): Page | undefined {
    return this.pages.find(
      (candidate) =>
        candidate.language === otherLocale(page.language) &&
        candidate.section === page.section &&
        candidate.relative === page.relative,
    );
  }

  private read(): {pages: Page[]; problems: Problem[]} {
    this.parsed ??= readPages(this.root);
    return this.parsed;
  }
}

function readPages(root: string): {pages: Page[]; problems: Problem[]} {
  const pages: Page[] = [];
  const problems: Problem[] = [];
  for (const language of languages) {
    for (const section of sections) {
      const folder = pageFolder(language, section);
      for (const relative of pageFiles(path.join(root, folder))) {
        const file = `${folder}/${relative}`;
        try {
          pages.push(parsePage({file, language, section, relative}, readFileSync(path.join(root, file), 'utf8')));
        } catch (error) {
          if (!(error instanceof PageSyntaxError)) throw error;
          problems.push({
            file,
            line: error.line,
            message: `The page cannot be read: ${error.message}`,
            severity: 'error',
          });
        }
      }
    }
  }
  return {pages, problems};
}

/** Paths of the pages in a folder, with forward slashes; partials (`_name.mdx`) belong to the page that imports them. */
function pageFiles(folder: string): string[] {
  if (!existsSync(folder)) {
    return [];
  }
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => /\.mdx?$/.test(name) && !/(^|\/)_/.test(name))
    .sort();
}
