import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {z} from 'zod';

const text = z.string().min(1);
const texts = z.record(text, z.string());

/** One planted fault: where it is, how it is planted, and what must be said of it. */
const rowSchema = z
  .object({
    /** Its first words when left out. */
    what: text.optional(),
    /** A page in both languages, `report/faq/init-file`; a row without place takes any page. */
    page: text.optional(),
    /** Plant it in this language alone. */
    in: z.enum(['sv', 'en']).optional(),
    /** Any other file of the project. */
    file: text.optional(),
    /** A figure that is replaced by this one, as data. */
    figure: z.object({id: text, kind: text}).passthrough().optional(),
    /** A place in the facts, `errors[code=YT-1001].remedy.sv`. */
    fact: text.optional(),

    /** A paragraph at the end, or what is written in the place of `find`. */
    put: z.union([z.string(), z.object({sv: z.string(), en: z.string()}).strict()]).optional(),
    /** Regular expression (m) of what is replaced: the first match. */
    find: text.optional(),
    /** How often `put` is repeated. */
    times: z.number().int().optional(),
    /** The bytes of the whole file. */
    as: z.enum(['crlf', 'bom', 'latin1']).optional(),
    /** The file or the page is called this instead. */
    rename: text.optional(),
    remove: z.literal(true).optional(),
    /** New files, whole. */
    create: texts.optional(),
    /** The file is a symbolic link to this. */
    link: text.optional(),
    /** A command line that is to be refused. */
    args: text.optional(),
    /** Keys that a JSON file gets; `null` takes one away. */
    merge: z.record(text, z.unknown()).optional(),
    /** Value of the fact, what is added to a list, or what a second copy of the record has of its own. */
    set: z.unknown().optional(),
    push: z.unknown().optional(),
    double: z.record(text, z.unknown()).optional(),

    /** Regular expressions (i) that one message holds together with its remedy. */
    says: z.union([text, z.array(text).min(1)]),
    /** Language of the page, or the file, that the message names, when that is another than the planted one. */
    at: text.optional(),
    /** Line of the message, counted from the first planted one; otherwise any planted line. */
    line: z.union([z.number().int(), z.enum(['first', 'any'])]).optional(),
    severity: z.enum(['error', 'warning', 'hint']).default('error'),
    /** Shares its page with no other row, or the whole run with none. */
    alone: z.enum(['page', 'run']).optional(),
    /** What `npm run check -- --fix` makes of `put`. */
    mended: z.string().optional(),
  })
  .strict()
  .transform((row) => ({...row, what: row.what ?? row.args ?? `${row.in ?? ''} ${String(row.put)}`.slice(0, 80)}));

export type Row = z.infer<typeof rowSchema>;

/** Where a planted fault is to be told. */
export interface Place {
  readonly file: string;
  /** Lines, from 1; none when any line will do. */
  readonly lines?: readonly [first: number, last: number];
}

const groupSchema = z
  .object({run: z.enum(['check', 'facts', 'units', 'release', 'commands']), faults: z.array(rowSchema)})
  .strict();

export interface Group {
  readonly name: string;
  readonly run: z.infer<typeof groupSchema>['run'];
  readonly faults: readonly Row[];
}

/**
 * Reads a file of rows.
 *
 * @throws Error that names the file and the row
 */
function readGroup(file: string): Group {
  const result = groupSchema.safeParse(parse(readFileSync(file, 'utf8'), {merge: true}));
  if (!result.success) {
    throw new Error(
      `${file}: ${result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n')}`,
    );
  }
  return {name: path.basename(file, '.yaml'), ...result.data};
}

/** All groups of rows, one YAML file each. */
export function readGroups(): Group[] {
  const folder = import.meta.dirname;
  return readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => readGroup(path.join(folder, name)));
}

/** What a row asks of a message. */
export const patternsOf = ({says}: Row): RegExp[] => [says].flat().map((pattern) => new RegExp(pattern, 'isu'));
