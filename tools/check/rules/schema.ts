import {readdirSync} from 'node:fs';
import path from 'node:path';
import {z} from 'zod/v4';
import {loadYaml} from '../../../packages/checked-yaml';
import {escapeRegExp} from '../../../packages/common';
import {filled} from '../../../src/lib/locales';
import {projectRoot} from '../../lib/paths';
import {nameLists, type NameList} from '../names';
import {oneOrMore, pattern, words} from './pattern';
import {count} from '../lib/numbers';
import {readings, type ReadingName} from './readings';

const keysOf = <Key extends string>(record: Readonly<Record<Key, unknown>>) => Object.keys(record) as Key[];

const reads = z.array(z.enum(keysOf<ReadingName>(readings))).min(1);

const anyOf = {
  ...Object.fromEntries(Object.entries(nameLists).map(([list, names]) => [list, names.map(escapeRegExp).join('|')])),
  count,
};

/** A pattern in which `{hosts}` is any name of that list, and `{count}` any number. */
const patternOfNames = words.transform((written) => filled(written, anyOf)).pipe(pattern);

/** One for both languages, or one for each that the rule is about. */
const inLanguages = <T extends z.ZodType>(one: T) =>
  z.union([one.transform((both) => ({sv: both, en: both})), z.strictObject({sv: one.optional(), en: one.optional()})]);

const example = z.strictObject({
  text: z.string().min(1),
  /** Line of the text that is named. */
  line: z.int().optional(),
  /** Part of what a writer is shown, as `message → remedy`. */
  shown: words.optional(),
  /** What `--fix` makes of the text. */
  mended: words.optional(),
});

const badExample = z.union([words.transform((text): z.infer<typeof example> => ({text})), example]);

/**
 * In words, `{0}` is what was found, `{name}` a group of the pattern, and `{nearest}` the known name that is like it;
 * `{NFC}` and `{NFKC}` are its normal forms, `{code}` is the number of its first sign.
 */
const rule = z.strictObject({
  /** Instead of what the table reads. */
  reads: reads.optional(),
  find: inLanguages(patternOfNames),
  /** What the sentence, the item or the row of the place holds, too: what it is said of. */
  beside: inLanguages(patternOfNames).optional(),
  /** All is well when the text, or what stands before the place, holds this; `{name}` is what the group has found. */
  unless: z.strictObject({text: patternOfNames.optional(), before: patternOfNames.optional()}).optional(),
  /** All is well when the group `name` is one of these; `within`: or so many letters from each, as the names of others. */
  known: z
    .strictObject({
      lists: z.array(z.enum(keysOf<NameList>(nameLists))).default([]),
      also: z.array(words).default([]),
      within: z.int().optional(),
    })
    .optional(),
  says: words.optional(),
  once: z.boolean().optional(),
  /** Nothing else is said of the lines. */
  covers: z.literal(true).optional(),
  fix: inLanguages(words).optional(),
  /** What `--fix` writes in its place. */
  becomes: inLanguages(z.string()).optional(),
  /** Texts that break the rule, and texts that come near it and do not. */
  bad: inLanguages(oneOrMore(badExample)),
  good: inLanguages(oneOrMore(words)),
});

/** A table of rules that are a pattern and a sentence. */
export const tableSchema = z.strictObject({
  /** What `npm run check -- --help` says, of a check that is nothing but its table. */
  description: words.optional(),
  reads,
  /** What a writer is shown, where a rule does not say it. */
  says: words.optional(),
  /** A rule speaks once in a text, however often it finds something; a row may say otherwise. */
  once: z.boolean().default(false),
  /** Names of what is wrong because of this (lib/causes.ts); `{file}` is the page. */
  explains: z.array(words).optional(),
  rules: z.array(rule).min(1),
});

export type BadExample = z.infer<typeof example>;
export type Table = z.infer<typeof tableSchema>;
export type Rule = Table['rules'][number];

const folder = path.join(projectRoot, 'tools/check/rules/tables');

/**
 * The tables of rules by their names: the files that the folder has. A table is named after its check; what follows a
 * point is the part of the check that it is about.
 *
 * @throws FaultsError, on import, when one is not written as the schema says
 */
export const tables: ReadonlyMap<string, Table> = new Map(
  readdirSync(folder).map((file) => [path.basename(file, '.yml'), loadYaml(path.join(folder, file), tableSchema)]),
);

/** The tables of a check. */
export const tablesOf = (check: string): Table[] =>
  [...tables].filter(([name]) => name.split('.')[0] === check).map(([, table]) => table);
