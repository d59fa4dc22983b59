import type {Row} from './rows';

/** A row, and the page that it is planted on. */
export interface Placed {
  readonly row: Row;
  readonly page: string | undefined;
}

interface Batch {
  readonly placed: Placed[];
  /** How much of each page, file and record is taken. */
  readonly taken: Map<string, number>;
}

/** How many rows share a page at most. */
const shared = 6;

/** What a row damages beside its page: that must be nobody else's in the same run. */
const namesOf = ({file, fact, figure, create = {}}: Row): string[] =>
  [figure?.id, file, fact?.replace(/^([^\]]*\]).*/, '$1'), ...Object.keys(create)].filter((name) => name !== undefined);

/** A paragraph or a key more leaves others in peace; whatever else is done to a page or a file does not. */
const isAdded = ({put, merge, find, file, as, alone}: Row): boolean =>
  (put !== undefined || merge !== undefined) && (find === undefined || file !== undefined) && !as && !alone;

/** @param pages for a row without a place, the first that is free. @returns whether the batch had room for the row */
function add({placed, taken}: Batch, row: Row, pages: readonly string[]): boolean {
  const weight = isAdded(row) ? 1 : shared;
  const hasRoom = (name: string) => (taken.get(name) ?? 0) + weight <= shared;
  const names = namesOf(row);
  const page = row.page ?? (names.length === 0 ? pages.find(hasRoom) : undefined);
  const all = page === undefined ? names : [page, ...names];
  if (all.length === 0 || !all.every(hasRoom)) {
    return false;
  }
  all.forEach((name) => taken.set(name, (taken.get(name) ?? 0) + weight));
  placed.push({row, page});
  return true;
}

/**
 * Divides rows into runs in which none disturbs another.
 *
 * @param pages for rows without a place
 */
export function batchesOf(rows: readonly Row[], pages: readonly string[]): (readonly Placed[])[] {
  const batches: Batch[] = [];
  rows.forEach((row, index) => {
    const start = (index * 7) % pages.length;
    const order = [...pages.slice(start), ...pages.slice(0, start)];
    const isSingle = row.alone === 'run';
    const open = batches.filter(({placed}) => placed[0]!.row.alone !== 'run');
    if (isSingle || !open.some((batch) => add(batch, row, order))) {
      const batch = {placed: [], taken: new Map()};
      add(batch, row, order);
      batches.push(batch);
    }
  });
  return batches.map(({placed}) => placed);
}
