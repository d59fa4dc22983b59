import {mkdirSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** Writes a file whole or not at all, whoever else writes it, and whenever it is stopped. Makes its folder. */
export function writeWhole(file: string, data: string | Uint8Array): void {
  mkdirSync(path.dirname(file), {recursive: true});
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, data);
  renameSync(unfinished, file);
}
