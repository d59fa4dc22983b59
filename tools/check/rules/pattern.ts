/** Patterns and words of tables. */
import {z} from 'zod/v4';

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

export const words = z.string().trim().min(1);

/** A list, which may be written as its only item. */
export const oneOrMore = <T extends z.ZodType>(one: T) =>
  z.union([one.transform((only) => [only]), z.array(one).min(1)]);
