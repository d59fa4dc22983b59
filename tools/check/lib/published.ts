import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** Entries of a list of addresses or anchors, none when there is no such file. */
export function listedLines(root: string, file: string): string[] {
  const full = path.join(root, file);
  return existsSync(full)
    ? readFileSync(full, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
    : [];
}

/** A table of redirects. One that cannot be read is the check of redirects' affair. */
export function movedTable(root: string, file: string): Readonly<Record<string, string>> {
  try {
    return JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Record<string, string>;
  } catch {
    return {};
  }
}
