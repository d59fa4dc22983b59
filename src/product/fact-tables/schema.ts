/** What the YAML files of this folder hold: tables of facts, by the name that pages show them by. */
import {z} from 'zod/v4';
import {bilingual, flag, localized, text} from '../schemas/kit';
import {kinds, type Kind} from './cells';

const kindNames = Object.keys(kinds) as [Kind, ...Kind[]];

/** The first column is the row's heading. */
const column = z.strictObject({
  ...bilingual,
  /** Path of what its cells show in a row; without one the row's own text. */
  field: text.optional(),
  as: z.enum(kindNames).default('text'),
  /** What the codes in the field are called. */
  words: z.record(z.string(), localized).optional(),
  /** Figures that are read by their last digit, right-aligned. */
  num: z.literal(true).optional(),
  /** Short values that must not be broken. */
  nowrap: z.literal(true).optional(),
  /** Where it stands on a phone, without its label: beside the name of the row, or below it. */
  narrow: z.enum(['beside', 'below']).optional(),
});

const table = z.strictObject({
  /** For readers who cannot see what stands around it. */
  name: localized,
  /** Path of the rows in the facts; the name of the table when left out. */
  rows: text.optional(),
  /** Field that `ids="…"` selects a row by. A table without one shows rows that it is given (`tableOf`). */
  id: text.optional(),
  /** In the alphabetical order of the rows' texts in each language; else as in the facts. */
  isSorted: flag,
  /** Many columns, with long words. */
  isDense: z.literal(true).optional(),
  columns: z.array(column).min(1),
});

export const tablesSchema = z.record(text, table);

export type Table = z.infer<typeof table>;
