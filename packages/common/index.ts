/** What more than one room needs, for code that runs in Node. Browser code enters by ./client. */
import {mkdirSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';

export {escapeHtml} from './client';
export {ModuleObserver} from './clientModules';
export {attribute, rawText, textOf, type Element} from './html';
export {didYouMean, distance, nearest} from './words';

/** File that Node is to load first (`--require`) in a process of the framework, which then transpiles by SWC. */
export const transpiler = path.join(__dirname, 'transpile.cjs');

/** Writes a file whole or not at all, whoever else writes it, and whenever it is stopped. Makes its folder. */
export function writeWhole(file: string, data: string | Uint8Array): void {
  mkdirSync(path.dirname(file), {recursive: true});
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, data);
  renameSync(unfinished, file);
}
