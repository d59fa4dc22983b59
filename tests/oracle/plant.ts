import path from 'node:path';
import {factFile, plantFact, plantFigure} from './facts';
import type {Row} from './rows';
import type {Folder, Place} from './folder';

export type Language = 'sv' | 'en';

/** The file of a page, `report/faq/init-file`, in a language. */
export function fileOf(page: string, language: Language): string {
  const [section, ...rest] = page.split('/');
  const pages = language === 'sv' ? `docs-${section}` : `i18n/en/docusaurus-plugin-content-docs-${section}/current`;
  return `${pages}/${rest.join('/')}.mdx`;
}

const lineCount = (text: string): number => text.split('\n').length;

/** The text of a file with `put` in its place, and the lines that it takes. */
function withPut(text: string, put: string, {find, what}: Row): {text: string; from: number; to: number} {
  if (find === undefined) {
    const before = `${text.trimEnd()}\n\n`;
    return {text: `${before}${put}\n`, from: lineCount(before), to: lineCount(before + put)};
  }
  const start = text.search(new RegExp(find, 'mu'));
  if (start < 0) {
    throw new Error(`"${what}": nothing to replace; mend the row.`);
  }
  const from = lineCount(text.slice(0, start));
  return {text: text.replace(new RegExp(find, 'mu'), () => put), from, to: from + lineCount(put) - 1};
}

const bytes: Readonly<Record<NonNullable<Row['as']>, (text: string) => string | Buffer>> = {
  crlf: (text) => text.replaceAll('\n', '\r\n'),
  bom: (text) => `\uFEFF${text}`,
  latin1: (text) => Buffer.from(text, 'latin1'),
};

/** The folder of the copy of the project, which a build that is checked must not name. */
const projectOf = ({dir}: Folder): string => path.join(dir, '../tree');

/** Plants a row in one file. @returns the lines of what was put there */
function plantIn(folder: Folder, file: string, row: Row, language: Language): Place {
  const {put, times = 1, as, rename, remove, merge, link} = row;
  let lines: Place['lines'];
  if (put !== undefined) {
    const own = (typeof put === 'string' ? put : put[language])
      .replace(/\n$/, '')
      .replace('$PROJECT', projectOf(folder));
    const words = own.repeat(times);
    const planted = withPut(folder.has(file) ? folder.read(file) : '', words, row);
    folder.write(file, planted.text);
    lines = [planted.from, planted.to];
  }
  if (merge !== undefined) {
    folder.write(file, `${JSON.stringify({...JSON.parse(folder.read(file)), ...merge}, undefined, 2)}\n`);
  }
  if (as !== undefined) {
    folder.write(file, bytes[as](folder.read(file)));
  }
  if (rename !== undefined) {
    folder.rename(file, rename);
  }
  if (link !== undefined) {
    folder.link(file, link);
  }
  if (remove) {
    folder.remove(file);
  }
  return {file: rename ?? file, ...(lines && {lines})};
}

/** Where it is to be told that a row is planted. */
function told(folder: Folder, {line, at}: Row, {file, lines}: Place, page: string | undefined): Place {
  if (at === '*') {
    return {file: at};
  }
  if (at !== undefined) {
    return {file: page !== undefined && (at === 'sv' || at === 'en') ? fileOf(page, at) : folder.resolve(at)};
  }
  if (line === 'first') {
    return {file, lines: [1, 1]};
  }
  const first = typeof line === 'number' && lines ? lines[0] + line - 1 : undefined;
  return {file, ...(first !== undefined ? {lines: [first, first]} : lines && line !== 'any' && {lines})};
}

/**
 * Plants a fault.
 *
 * @param page the page it is planted on, when the row names no other place
 * @returns where it is to be told, once for each language
 */
export function plant(folder: Folder, row: Row, page: string | undefined): Place[] {
  Object.entries(row.moves ?? {}).forEach(([from, to]) => folder.rename(from, to));
  Object.entries(row.create ?? {}).forEach(([file, text]) => folder.write(file, text));
  if (row.fact !== undefined) {
    return [told(folder, row, plantFact(folder, row), undefined)];
  }
  if (row.figure !== undefined) {
    return [told(folder, row, plantFigure(folder, row.figure), undefined)];
  }
  if (page !== undefined) {
    const languages: readonly Language[] = row.in ? [row.in] : ['sv', 'en'];
    return languages.map((language) => {
      const rename = row.rename && fileOf(row.rename, language);
      return told(folder, row, plantIn(folder, fileOf(page, language), {...row, rename}, language), page);
    });
  }
  const [name] = [row.file, ...Object.keys(row.create ?? row.moves ?? {})].filter((each) => each !== undefined);
  const file = name!.startsWith('facts:') ? factFile(folder, name!.slice('facts:'.length)) : folder.resolve(name!);
  return [told(folder, row, row.file === undefined ? {file} : plantIn(folder, file, row, 'sv'), undefined)];
}
