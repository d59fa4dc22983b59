import {plantFact} from './facts';
import type {Row} from './rows';
import type {Place, Tree} from './tree';

export type Language = 'sv' | 'en';

/** The file of a page, `report/faq/init-file`, in a language. */
export function fileOf(page: string, language: Language): string {
  const [section, ...rest] = page.split('/');
  const folder = language === 'sv' ? `docs-${section}` : `i18n/en/docusaurus-plugin-content-docs-${section}/current`;
  return `${folder}/${rest.join('/')}.mdx`;
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

/** Plants a row in one file. @returns the lines of what was put there */
function plantIn(tree: Tree, file: string, row: Row, language: Language): Place {
  const {put, times = 1, as, rename, remove, merge} = row;
  let lines: Place['lines'];
  if (put !== undefined) {
    const words = (typeof put === 'string' ? put : put[language]).replace(/\n$/, '').repeat(times);
    const planted = withPut(tree.has(file) ? tree.read(file) : '', words, row);
    tree.write(file, planted.text);
    lines = [planted.from, planted.to];
  }
  if (merge !== undefined) {
    tree.write(file, `${JSON.stringify({...JSON.parse(tree.read(file)), ...merge}, undefined, 2)}\n`);
  }
  if (as !== undefined) {
    tree.write(file, bytes[as](tree.read(file)));
  }
  if (rename !== undefined) {
    tree.rename(file, rename);
  }
  if (remove) {
    tree.remove(file);
  }
  return {file: rename ?? file, ...(lines && {lines})};
}

/** Where it is to be told that a row is planted. */
function told({line, at}: Row, {file, lines}: Place, page: string | undefined): Place {
  if (at !== undefined) {
    return {file: page !== undefined && (at === 'sv' || at === 'en') ? fileOf(page, at) : at};
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
export function plant(tree: Tree, row: Row, page: string | undefined): Place[] {
  Object.entries(row.create ?? {}).forEach(([file, text]) => tree.write(file, text));
  if (row.fact !== undefined) {
    return [told(row, plantFact(tree, row), undefined)];
  }
  if (page !== undefined) {
    const languages: readonly Language[] = row.in ? [row.in] : ['sv', 'en'];
    return languages.map((language) => {
      const rename = row.rename && fileOf(row.rename, language);
      return told(row, plantIn(tree, fileOf(page, language), {...row, rename}, language), page);
    });
  }
  const file = row.file ?? Object.keys(row.create ?? {})[0]!;
  return [told(row, row.file === undefined ? {file} : plantIn(tree, file, row, 'sv'), undefined)];
}
