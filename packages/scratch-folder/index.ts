import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, afterEach} from 'vitest';

/** A folder that tests may write into. Paths are from it, and folders are made as they are needed. */
export interface ScratchFolder {
  readonly dir: string;
  /** @returns the whole path */
  write(name: string, content?: string | Uint8Array): string;
  read(name: string): string;
}

/**
 * A folder for the tests of a file or group: empty for each, and gone after the last.
 *
 * @param isKept whether what one test has written is there for the next
 */
export function scratchFolder(isKept = false): ScratchFolder {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'scratch-'));
  const remove = (name: string) => rmSync(name, {recursive: true, force: true});
  afterEach(() => (isKept ? [] : readdirSync(dir)).forEach((name) => remove(path.join(dir, name))));
  afterAll(() => remove(dir));
  return {
    dir,
    write(name, content = '') {
      const file = path.join(dir, name);
      mkdirSync(path.dirname(file), {recursive: true});
      writeFileSync(file, content);
      return file;
    },
    read: (name) => readFileSync(path.join(dir, name), 'utf8'),
  };
}
