import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {localeIds, type LocaleId, type Localized} from '../../src/lib/locales';
import {pageFolder} from '../../src/lib/pageFiles';
import type {SectionId} from '../../src/lib/sections';
import {projectRoot} from '../../tools/lib/paths';

/** A row of `planted.yml`, where its keys are described. */
export interface Planted {
  readonly name: string;
  readonly page: string;
  readonly in?: LocaleId;
  readonly reportedIn?: LocaleId;
  readonly find?: string;
  readonly every?: string;
  readonly put?: string | Localized;
  readonly rename?: string;
  readonly line?: number | 'first';
  readonly says: readonly string[];
}

export const {unreadable, readable} = parse(
  readFileSync(path.join(projectRoot, 'tests/faults/planted.yml'), 'utf8'),
) as Record<'unreadable' | 'readable', readonly Planted[]>;

/** A finding that is expected: file, line and words. */
export interface Expected {
  readonly file: string;
  readonly line: number;
  readonly says: readonly string[];
}

/** The file of a page in a language. */
export const fileOf = (page: string, language: LocaleId): string => {
  const [section, ...rest] = page.split('/') as [SectionId, ...string[]];
  return `${pageFolder(language, section)}/${rest.join('/')}.mdx`;
};

/** The text with the mistake, and where it begins. */
function edited(text: string, {find, every, put = ''}: Planted, language: LocaleId): {text: string; start: number} {
  const words = typeof put === 'string' ? put : put[language];
  if (every !== undefined) {
    return {text: text.replaceAll(every, words), start: 0};
  }
  if (find === undefined) {
    return {text: `${text}\n${words}\n`, start: text.length + 1};
  }
  const pattern = new RegExp(find, 'm');
  return {text: text.replace(pattern, () => words), start: text.search(pattern)};
}

/**
 * Makes a mistake on its page.
 *
 * @param root folder of a copy of the project
 * @returns what the check is to say, once for each language
 */
export function plant(root: string, planted: Planted): Expected[] {
  const {page, line = 1, rename, says} = planted;
  const languages = planted.in ? [planted.in] : localeIds;
  const expected = languages.map((language) => {
    const file = fileOf(page, language);
    const before = readFileSync(path.join(root, file), 'utf8');
    const {text, start} = rename ? {text: before, start: 0} : edited(before, planted, language);
    if (start < 0) {
      throw new Error(`${file} does not hold ${planted.find}; mend the test.`);
    }
    const target = rename ? fileOf(rename, language) : file;
    rmSync(path.join(root, file));
    writeFileSync(path.join(root, target), text);
    const begins = text.slice(0, start).split('\n').length;
    return {language, file: target, line: line === 'first' ? 1 : begins + line - 1, says};
  });
  return expected.filter(({language}) => (planted.reportedIn ?? language) === language);
}
