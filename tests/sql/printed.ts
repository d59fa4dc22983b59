import type {Outcome} from './run';

/** A result as a page prints it: columns with blanks between them, and a line for each row. */
interface PrintedTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

function parsePrinted(text: string): PrintedTable {
  const [columns = [], ...rows] = text.split('\n').map((line) => line.trim().split(/\s{2,}/));
  return {columns, rows};
}

/** An amount as the server writes it, and nought. */
const isNought = (cell: string): boolean => /^-?0\.0+$/.test(cell);
const isAmount = (cell: string): boolean => /^-?\d+\.\d+$/.test(cell);

/** A row of which a page that leaves out nothing but noughts says nothing. */
const isLeftOut = (row: readonly string[]): boolean =>
  row.some(isNought) && row.filter(isAmount).every((cell) => isNought(cell));

/**
 * The two results to compare: what a page prints, and the same columns of what the engine gave, without the rows that
 * hold noughts alone.
 *
 * @param text of the code block after the query
 */
export function compared(text: string, {results}: Outcome): readonly [printed: PrintedTable, given: PrintedTable] {
  const printed = parsePrinted(text);
  const rows = (results.at(-1)?.rows ?? [])
    .map((row) => printed.columns.map((column) => String(row[column.toLowerCase()])))
    .filter((row) => !isLeftOut(row));
  return [printed, {columns: printed.columns, rows}];
}
