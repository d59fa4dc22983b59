import {readdirSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import type {Check, NamedCheck} from './types';

/**
 * What the files of a folder export, each with its file's name, in the order of these. A file with a point in its name
 * (`links.test.ts`) belongs to another.
 *
 * @param folder address with a slash at the end
 * @throws Error naming a file without a default export
 */
export async function checksIn(folder: URL): Promise<readonly NamedCheck[]> {
  const names = readdirSync(folder).flatMap((file) => /^([\w-]+)\.ts$/.exec(file)?.[1] ?? []);
  return Promise.all(
    names.sort().map(async (name) => {
      const file = new URL(`${name}.ts`, folder);
      const {default: check} = (await import(file.href)) as {default?: Check};
      if (check === undefined) {
        throw new Error(`${fileURLToPath(file)} has no default export.`);
      }
      return {...check, name};
    }),
  );
}
