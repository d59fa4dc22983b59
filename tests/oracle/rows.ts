import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {z} from 'zod/v4';
import {editSchema} from '../lib/plant';

const text = z.string().min(1);

/** One planted fault: where it is, how it is planted, and what must be said of it. */
const rowSchema = editSchema
  .extend({
    /** Its first words when left out. */
    what: text.optional(),
    /** A page in both languages, `report/faq/init-file`; a row without place takes any page. */
    page: text.optional(),
    /** Any other file of the project. */
    file: text.optional(),
    /** A figure that is replaced by this one, as data. */
    figure: z.looseObject({id: text, kind: text}).optional(),
    /** A place in the facts, `errors[code=YT-1001].remedy.sv`. */
    fact: text.optional(),
    /** New files, whole. */
    create: z.record(text, z.string()).optional(),
    /** A command line that is to be refused. */
    args: text.optional(),
    /** Value of the fact, what is added to a list, or what a second copy of the record has of its own. */
    set: z.unknown().optional(),
    push: z.unknown().optional(),
    double: z.record(text, z.unknown()).optional(),

    /** Regular expressions (i) that one message holds together with its remedy. */
    says: z.union([text, z.array(text).min(1)]),
    /** Language of the page, or the file, that the message names, when that is another than the planted one. */
    at: text.optional(),
    /** Line of the message, counted from the first planted one; otherwise any planted line. */
    line: z.union([z.int(), z.enum(['first', 'any'])]).optional(),
    severity: z.enum(['error', 'warning', 'hint']).default('error'),
    /** Shares its page with no other row, or the whole run with none. */
    alone: z.enum(['page', 'run']).optional(),
    /** What `npm run check -- --fix` makes of `put`. */
    mended: z.string().optional(),
  })
  .transform((row) => ({...row, what: row.what ?? row.args ?? `${row.in ?? ''} ${String(row.put)}`.slice(0, 80)}));

export type Row = z.infer<typeof rowSchema>;

/** Where a planted fault is to be told. */
export interface Place {
  readonly file: string;
  /** Lines, from 1; none when any line will do. */
  readonly lines?: readonly [first: number, last: number];
}

const groupSchema = z.strictObject({
  run: z.enum(['check', 'facts', 'units', 'release', 'commands']),
  faults: z.array(rowSchema),
});

export type Group = z.infer<typeof groupSchema> & {readonly name: string};

/**
 * All groups of rows, one YAML file each.
 *
 * @throws Error that names the file and the row
 */
export const readGroups = (): Group[] =>
  readdirSync(import.meta.dirname)
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => {
      const text = readFileSync(path.join(import.meta.dirname, name), 'utf8');
      const {data, error} = groupSchema.safeParse(parse(text, {merge: true}));
      if (error) {
        throw new Error(`${name}: ${z.prettifyError(error)}`);
      }
      return {name: path.basename(name, '.yaml'), ...data};
    });

/** What a row asks of a message. */
export const patternsOf = ({says}: Row): RegExp[] => [says].flat().map((pattern) => new RegExp(pattern, 'isu'));
