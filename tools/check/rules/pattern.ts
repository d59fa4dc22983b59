/** Patterns and words of tables. */
import path from 'node:path';
import {z} from 'zod/v4';
import {loadYaml} from '../../../packages/checked-yaml';
import {projectRoot} from '../../lib/paths';

/** What a pattern has found, by the names that words call it: groups, and `0` for all of it. */
export type Groups = Readonly<Record<string, string | undefined>>;

/** A pattern between slashes, with flags: `/within two releases/i`. It is looked for everywhere in a text. */
export const pattern = z.string().transform((written, context) => {
  const [, source, flags = ''] = /^\/(.+)\/([imsu]*)$/s.exec(written) ?? [];
  try {
    if (source !== undefined) return new RegExp(source, `g${flags}`);
  } catch {
    // Said as of any other text that is none.
  }
  context.addIssue('is not a pattern\nWrite it between slashes, with flags behind: /words/i.');
  return z.NEVER;
});

/**
 * What a file of the project holds, read when it is first asked for.
 *
 * @param file from the project's folder
 * @returns what throws FaultsError when the file is not written as the schema says
 */
export function yamlFile<T>(file: string, schema: z.ZodType<T>): () => T {
  let read: T | undefined;
  return () => (read ??= loadYaml(path.join(projectRoot, file), schema));
}

export const words = z.string().trim().min(1);

/** A list, which may be written as its only item. */
export const oneOrMore = <T extends z.ZodType>(one: T) =>
  z.union([one.transform((only) => [only]), z.array(one).min(1)]);
