import {indexFormat, type SearchIndexFile, type SearchRecord} from './types';

type PackedRecord = readonly [anchor: string, heading: string, text: string, asked?: string];

/** An index as it is sent: the records of each page as rows, which are smaller than objects that repeat their keys. */
export interface PackedIndex extends Omit<SearchIndexFile, 'records'> {
  readonly records: readonly (readonly PackedRecord[])[];
}

const packRecord = ({anchor, heading, text, asked}: SearchRecord): PackedRecord =>
  asked === undefined ? [anchor, heading, text] : [anchor, heading, text, asked];

/** An index as it is to be written. */
export function pack(file: SearchIndexFile): PackedIndex {
  return {
    ...file,
    records: file.pages.map((_, page) => file.records.filter((record) => record.page === page).map(packRecord)),
  };
}

/**
 * An index that has been sent.
 *
 * @throws Error when it is of another format than this code
 */
export function unpack(packed: PackedIndex): SearchIndexFile {
  if (packed.format !== indexFormat) {
    throw new Error(
      `The search index has format ${packed.format}, this page reads ${indexFormat}. Load the page again.`,
    );
  }
  return {
    ...packed,
    records: packed.records.flatMap((rows, page) =>
      rows.map(([anchor, heading, text, asked]) => ({
        page,
        anchor,
        heading,
        text,
        ...(asked !== undefined && {asked}),
      })),
    ),
  };
}
