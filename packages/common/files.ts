import {mkdirSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** File that Node is to load first (`--require`) in a process of the framework, which then transpiles by SWC. */
export const transpiler = path.join(__dirname, 'transpile.cjs');

/** Writes a file whole or not at all, whoever else writes it, and whenever it is stopped. Makes its folder. */
export function writeWhole(file: string, data: string | Uint8Array): void {
  mkdirSync(path.dirname(file), {recursive: true});
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, data);
  renameSync(unfinished, file);
}
