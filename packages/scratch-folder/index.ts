import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, afterEach} from 'vitest';

/**
 * A folder that the tests of a file or group may write into: empty for each, and gone after the last. Paths are from it, and
 * folders are made as they are needed.
 *
 * @param isKept whether what one test has written is there for the next
 */
export function scratchFolder(isKept = false) {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'scratch-'));
  const remove = (name: string) => rmSync(name, {recursive: true, force: true});
  afterEach(() => (isKept ? [] : readdirSync(dir)).forEach((name) => remove(path.join(dir, name))));
  afterAll(() => remove(dir));
  return {
    dir,
    /** @returns the whole path */
    write(name: string, content: string | Uint8Array = ''): string {
      const file = path.join(dir, name);
      mkdirSync(path.dirname(file), {recursive: true});
      writeFileSync(file, content);
      return file;
    },
    read: (name: string) => readFileSync(path.join(dir, name), 'utf8'),
  };
}
