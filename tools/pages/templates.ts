import {readFileSync} from 'node:fs';
import path from 'node:path';
import {filled} from '../../src/lib/filled';
import type {LocaleId, Localized} from '../../src/lib/locales';
import type {PageKind} from '../../src/product/pages';
import {projectRoot} from '../lib/paths';

export interface NewPage {
  readonly title: Localized;
  readonly kind: PageKind;
  /** Editions the page concerns; only in the report section. */
  readonly editions: readonly string[];
  /** Day the page is begun, `2025-12-15`. */
  readonly date: string;
}

const read = (language: LocaleId, name: string): string =>
  readFileSync(path.join(projectRoot, 'tools/pages/templates', language, name), 'utf8');

/** A new page in one language: a draft, with advice where the text is to stand. */
export function template({title, kind, editions, date}: NewPage, language: LocaleId): string {
  const written = read(language, `${kind}.mdx`);
  const text = editions.length > 0 ? written : written.replace(/^editions: .*\n/m, '');
  return filled(text, {title: JSON.stringify(title[language]), editions: `[${editions.join(', ')}]`, date});
}

/** The questions that a new page answers, to be written. */
export const questionsTemplate = (language: LocaleId): string => read(language, 'questions.yml');
