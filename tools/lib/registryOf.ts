import {readdirSync} from 'node:fs';
import {fileURLToPath} from 'node:url';

/**
 * What the files of a folder that is a registry export, each with its file's name, in the order of these. A file with a
 * point in its name (`links.test.ts`, `facts.exceptions.ts`) belongs to another.
 *
 * @param folder address with a slash at the end
 * @throws Error naming a file without a default export
 */
export async function registryOf<Entry>(folder: URL): Promise<readonly (Entry & {readonly name: string})[]> {
  const names = readdirSync(folder).flatMap((file) => /^([\w-]+)\.ts$/.exec(file)?.[1] ?? []);
  return Promise.all(
    names.sort().map(async (name) => {
      const file = new URL(`${name}.ts`, folder);
      const {default: entry} = (await import(file.href)) as {default?: Entry};
      if (entry === undefined) {
        throw new Error(`${fileURLToPath(file)} has no default export.`);
      }
      return {...entry, name};
    }),
  );
}
