import {readFileSync} from 'node:fs';
import path from 'node:path';
import {deserialize, serialize} from 'node:v8';
import {writeWhole} from '../../../packages/common';
import {hashOf, rulesHash} from '../lib/passed';
import type {Body} from './page';
import {parseBody} from './parse';

/** What a file of the cache holds, if it can be read: another version of Node may have written it. */
function keptIn(file: string): {readonly key?: string; readonly body?: Body} {
  try {
    return deserialize(readFileSync(file)) as {key: string; body: Body};
  } catch {
    return {};
  }
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
    const known = keptIn(kept);
    const body = known.key === key ? known.body! : parseBody(file, source);
    if (known.key !== key) {
      writeWhole(kept, serialize({key, body}));
    }
    return body;
  };
}
