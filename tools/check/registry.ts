import {readdirSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {tables} from './rules/table';
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

const coded = await checksIn(new URL('checks/', import.meta.url));

/** Checks that are nothing but their table: those whose table says what it is. */
const listed = [...tables].flatMap(([name, {description}]) => (description ? [{name, description}] : []));

/** Every check: the file `checks/<name>.ts` exports the check of that name, or the table of that name is all of it. */
export const checks: readonly NamedCheck[] = [...coded, ...listed].sort((a, b) => (a.name < b.name ? -1 : 1));

/** Some of them. */
export const checksNamed = (...names: readonly string[]): NamedCheck[] =>
  checks.filter(({name}) => names.includes(name));
