import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {stringify} from 'yaml';
import {localeIds, type LocaleId} from '../../src/lib/locales';
import {fileOf} from '../faults/planted';
import {plantFact} from './facts';
import type {Place, Row} from './rows';

/** The file that a path with `*` in its last part means. */
function resolve(dir: string, file: string): string {
  if (!file.includes('*')) {
    return file;
  }
  const [start, end] = path.posix.basename(file).split('*') as [string, string];
  const folder = path.posix.dirname(file);
  const found = readdirSync(path.join(dir, folder)).find((name) => name.startsWith(start) && name.endsWith(end));
  if (found === undefined) {
    throw new Error(`There is no ${file}.`);
  }
  return `${folder}/${found}`;
}

function write(file: string, content: string | Buffer): void {
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, content);
}

const lineCount = (text: string): number => text.split('\n').length;

/** The text of a file with `put` in its place, and the lines that it takes. */
function withPut(text: string, put: string, {find}: Row): {text: string; lines: [number, number]} {
  if (find === undefined) {
    const before = `${text.trimEnd()}\n\n`;
    return {text: `${before}${put}\n`, lines: [lineCount(before), lineCount(before + put)]};
  }
  const pattern = new RegExp(find, 'mu');
  const start = text.search(pattern);
  if (start < 0) {
    throw new Error('Nothing to replace; mend the row.');
  }
  const from = lineCount(text.slice(0, start));
  return {text: text.replace(pattern, () => put), lines: [from, from + lineCount(put) - 1]};
}

const bytes: Readonly<Record<NonNullable<Row['as']>, (text: string) => string | Buffer>> = {
  crlf: (text) => text.replaceAll('\n', '\r\n'),
  bom: (text) => `\uFEFF${text}`,
  latin1: (text) => Buffer.from(text, 'latin1'),
};

/** Plants a row in one file. @returns the lines of what was put there */
function plantIn(dir: string, name: string, row: Row, language: LocaleId, project: string): Place['lines'] {
  const {put, times = 1, as, remove, merge, link} = row;
  const file = path.join(dir, name);
  const read = () => (existsSync(file) ? readFileSync(file, 'utf8') : '');
  let lines: Place['lines'];
  if (put !== undefined) {
    const own = (typeof put === 'string' ? put : put[language]).replace(/\n$/, '').replace('$PROJECT', project);
    const planted = withPut(read(), own.repeat(times), row);
    write(file, planted.text);
    lines = planted.lines;
  }
  if (merge !== undefined) {
    write(file, `${JSON.stringify({...JSON.parse(read()), ...merge}, undefined, 2)}\n`);
  }
  if (as !== undefined) {
    write(file, bytes[as](read()));
  }
  if (link !== undefined) {
    symlinkSync(link, file);
  }
  if (remove) {
    rmSync(file);
  }
  return lines;
}

/** Where it is to be told that a row is planted in a file. @param at the other file that is named instead */
function told({line}: Row, file: string, lines: Place['lines'], at: string | undefined): Place {
  if (at !== undefined) {
    return {file: at};
  }
  if (line === 'first') {
    return {file, lines: [1, 1]};
  }
  if (lines === undefined || line === 'any') {
    return {file};
  }
  return {file, lines: line === undefined ? lines : [lines[0] + line - 1, lines[0] + line - 1]};
}

/**
 * Plants a fault.
 *
 * @param page the page it is planted on, when the row names no other place
 * @param project folder of the copy of the project, which a build that is checked must not name
 * @returns where it is to be told, once for each language
 */
export function plant(dir: string, row: Row, page: string | undefined, project: string): Place[] {
  const {create = {}, fact, figure, rename} = row;
  Object.entries(create).forEach(([file, text]) => write(path.join(dir, file), text));
  const at = row.at === undefined || row.at === '*' ? row.at : resolve(dir, row.at);
  if (fact !== undefined) {
    const {file, lines} = plantFact(dir, row);
    return [told(row, file, lines, at)];
  }
  if (figure !== undefined) {
    const {id, ...data} = figure;
    const file = `src/figures/${id}.yml`;
    write(path.join(dir, file), stringify(data));
    return [{file}];
  }
  if (page !== undefined) {
    return (row.in ? [row.in] : localeIds).map((language) => {
      const file = fileOf(page, language);
      const lines = plantIn(dir, file, row, language, project);
      const target = rename === undefined ? file : fileOf(rename, language);
      if (target !== file) {
        renameSync(path.join(dir, file), path.join(dir, target));
      }
      return told(row, target, lines, at === 'sv' || at === 'en' ? fileOf(page, at) : at);
    });
  }
  const file = resolve(dir, row.file ?? Object.keys(create)[0]!);
  const lines = row.file === undefined ? undefined : plantIn(dir, file, row, 'sv', project);
  return [told(row, file, lines, at)];
}
