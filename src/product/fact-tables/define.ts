import type {RichText} from '../../components/Rich/types';
import type {Localized, LocaleId} from '../../lib/locales';
import type {Context} from '../context';

export interface FactColumn<Row> extends Localized {
  readonly cell: (row: Row, context: Context) => RichText;
  /** Figures that are read by their last digit, right-aligned. */
  readonly num?: true;
  /** Short values that must not be broken. */
  readonly nowrap?: true;
}

interface Definition<Row> {
  readonly rows: readonly Row[];
  /** What `ids="…"` selects a row by. */
  readonly id: (row: Row) => string;
  /** Name of the table for readers who cannot see what stands around it. */
  readonly name: Localized;
  /** The first column is the row's heading. */
  readonly columns: readonly FactColumn<Row>[];
  /** What the rows are put in order by, in each language; without it they stand as in the data. */
  readonly sortedBy?: (row: Row, locale: LocaleId) => string;
}

/** A table of product facts, with the type of its rows hidden. */
export interface FactTableDefinition {
  readonly ids: readonly string[];
  /** The same rows in the order of a language. */
  readonly idsIn: (locale: LocaleId) => readonly string[];
  readonly name: Localized;
  readonly columns: readonly {readonly label: Localized; readonly num?: true; readonly nowrap?: true}[];
  /** Cells of the row with that id. */
  readonly cells: (id: string, context: Context) => readonly RichText[];
}

export function defineTable<Row>({rows, id, name, columns, sortedBy}: Definition<Row>): FactTableDefinition {
  const byId = new Map(rows.map((row) => [id(row), row]));
  if (byId.size !== rows.length) {
    throw new Error(`src/product/fact-tables: two rows of "${name.en}" have the same id.`);
  }
  const inOrder = (locale: LocaleId): readonly Row[] => {
    const {compare} = new Intl.Collator(locale);
    return sortedBy ? [...rows].sort((a, b) => compare(sortedBy(a, locale), sortedBy(b, locale))) : rows;
  };
  return {
    ids: [...byId.keys()],
    idsIn: (locale) => inOrder(locale).map(id),
    name,
    columns: columns.map(({sv, en, num, nowrap}) => ({label: {sv, en}, ...(num && {num}), ...(nowrap && {nowrap})})),
    cells: (rowId, context) => columns.map((column) => column.cell(byId.get(rowId) as Row, context)),
  };
}

const yes = {sv: 'Ja', en: 'Yes'};
const no = {sv: 'Nej', en: 'No'};

export const yesNo = (value: boolean, locale: LocaleId): string => (value ? yes : no)[locale];

/** The dash of a cell that has nothing to say. */
export const none: RichText = [{empty: '–'}];

export const code = (text: string): RichText => [{code: text}];
