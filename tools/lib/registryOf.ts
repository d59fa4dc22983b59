import {readdirSync} from 'node:fs';
import {fileURLToPath} from 'node:url';

/**
 * The entries of a folder that is a registry, in the order of their names: each file exports one whose `name` is that of
 * the file. A file with a point in its name (`links.test.ts`, `facts.exceptions.ts`) belongs to another.
 *
 * @param folder address with a slash at the end
 * @throws Error naming a file that exports no such entry
 */
export async function registryOf<Entry extends {readonly name: string}>(folder: URL): Promise<readonly Entry[]> {
  const names = readdirSync(folder).flatMap((file) => /^([\w-]+)\.ts$/.exec(file)?.[1] ?? []);
  return Promise.all(
    names.sort().map(async (name) => {
      const file = new URL(`${name}.ts`, folder);
      const exported = Object.values((await import(file.href)) as Readonly<Record<string, Partial<Entry> | undefined>>);
      const entry = exported.find((candidate) => candidate?.name === name);
      if (entry === undefined) {
        throw new Error(`${fileURLToPath(file)} exports nothing with the name "${name}".`);
      }
      return entry as Entry;
    }),
  );
}
