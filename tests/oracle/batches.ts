import type {Row} from './rows';

/** A row, and the page that it is planted on. */
export interface Placed {
  readonly row: Row;
  readonly page: string | undefined;
}

/** How many rows share a page at most. */
const shared = 6;

/** What else a row damages: that must be nobody else's in the same run. */
const touches = ({file, fact, figure, create = {}}: Row): string[] => [
  ...(figure === undefined ? [] : [figure.id]),
  ...(file === undefined ? [] : [file]),
  ...(fact === undefined ? [] : [fact.replace(/^([^\]]*\]).*/, '$1')]),
  ...Object.keys(create),
];

/** A paragraph or a key more leaves others in peace; whatever else is done to a page or a file does not. */
const isAdded = ({put, merge, find, file, as, alone}: Row): boolean =>
  (put !== undefined || merge !== undefined) &&
  (find === undefined || file !== undefined) &&
  as === undefined &&
  alone === undefined;

/** Rows that are planted together. */
class Batch {
  readonly placed: Placed[] = [];
  private readonly counts = new Map<string, number>();

  /** @param pages free for rows without a place */
  add(row: Row, pages: readonly string[]): boolean {
    const weight = isAdded(row) ? 1 : shared;
    const hasRoom = (name: string) => (this.counts.get(name) ?? 0) + weight <= shared;
    const anywhere = [row.file, row.fact, row.figure, row.create, row.moves].every((place) => place === undefined);
    const page = row.page ?? (anywhere ? pages.find(hasRoom) : undefined);
    const names = [...(page === undefined ? [] : [page]), ...touches(row)];
    if ((anywhere && page === undefined) || !names.every(hasRoom)) {
      return false;
    }
    names.forEach((name) => this.counts.set(name, (this.counts.get(name) ?? 0) + weight));
    this.placed.push({row, page});
    return true;
  }
}

/**
 * Divides rows into runs in which none disturbs another.
 *
 * @param pages for rows without a place
 */
export function batchesOf(rows: readonly Row[], pages: readonly string[]): (readonly Placed[])[] {
  const batches: Batch[] = [];
  const single = rows.filter(({alone}) => alone === 'run').map((row) => [row]);
  const common = rows.filter(({alone}) => alone !== 'run');
  common.forEach((row, index) => {
    const start = (index * 7) % pages.length;
    const order = [...pages.slice(start), ...pages.slice(0, start)];
    if (!batches.some((batch) => batch.add(row, order))) {
      const batch = new Batch();
      if (!batch.add(row, order)) {
        throw new Error(`"${row.what}" finds no place.`);
      }
      batches.push(batch);
    }
  });
  single.forEach(([row]) => {
    const batch = new Batch();
    batch.add(row!, pages);
    batches.push(batch);
  });
  return batches.map(({placed}) => placed);
}
