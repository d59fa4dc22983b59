import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {deserialize, serialize} from 'node:v8';
import {writeWhole} from '../../../packages/common';
import {hashOf, rulesHash} from '../lib/passedCache';
import type {Body} from './page';
import {parseBody} from './parse';

interface Kept {
  readonly key: string;
  readonly body: Body;
}

/**
 * Reads bodies of pages as `parseBody` does, and keeps them in `.cache` until the text or the parser changes:
 * parsing all pages takes some seconds.
 */
export function keptBodies(root: string): typeof parseBody {
  const rules = rulesHash(root, ['tools/check/corpus']);
  return (file, source) => {
    const kept = path.join(root, '.cache/pages', `${file.replaceAll('/', '+')}.bin`);
    const key = hashOf(rules, source);
    const found = existsSync(kept) ? read(kept) : undefined;
    if (found?.key === key) {
      return found.body;
    }
    const body = parseBody(file, source);
    writeWhole(kept, serialize({key, body} satisfies Kept));
    return body;
  };
}

/** What a file holds; `undefined` when it was written by another version of Node. */
function read(file: string): Kept | undefined {
  try {
    return deserialize(readFileSync(file)) as Kept;
  } catch {
    return undefined;
  }
}
