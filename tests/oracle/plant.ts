import {mkdirSync, readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {stringify} from 'yaml';
import {edit, editPage, fileOf, type Lines} from '../lib/plant';
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

function write(file: string, text: string): void {
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, text);
}

/** Where it is to be told that a row is planted in a file. @param at the other file that is named instead */
function told({line}: Row, file: string, lines: Lines, at: string | undefined): Place {
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
  const {create = {}, fact, figure, put} = row;
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
    const other = at === 'sv' || at === 'en' ? fileOf(page, at) : at;
    return editPage(dir, page, row).map(({file, lines}) => told(row, file, lines, other));
  }
  const file = resolve(dir, row.file ?? Object.keys(create)[0]!);
  const words = typeof put === 'string' ? put.replace('$PROJECT', project) : put;
  return [told(row, file, row.file ? edit(path.join(dir, file), {...row, put: words}, 'sv') : undefined, at)];
}
