import type {Language} from './languages';
import type {Card, SearchSection, Synonyms} from './types';

/** Raised whenever a page of one release could no longer read the index of another. */
export const indexFormat = 4;

/** Fields whose terms are sent. What the other fields hold follows from them (see `postings.ts`). */
export const sentFields = ['text', 'heading', 'asked', 'keywords'] as const;
export type SentField = (typeof sentFields)[number];

/** A page as every search must know it. */
export type PageOutline = readonly [
  /** Position in `sections`. */
  section: number,
  /** Its parts that can be found. */
  records: number,
  /** Different terms in all its headings. */
  contents: number,
  /** 1 when it only lists others. */
  list?: 1,
];

/** What every search needs; read first. */
export interface CorePart {
  readonly format: number;
  readonly language: Language;
  readonly sections: readonly SearchSection[];
  /** Their records are numbered through: those of the first page, then those of the second. */
  readonly pages: readonly PageOutline[];
  /** Different terms of each record, by field. */
  readonly lengths: Readonly<Record<SentField, readonly number[]>>;
  /** Every term, packed (see `packedTerms.ts`). */
  readonly terms: string;
  /** What the first term or record of each part is, by the kind of part. */
  readonly starts: {readonly words: readonly number[]; readonly texts: readonly number[]};
  readonly synonyms: readonly Synonyms[];
  /** What kind of thing a part of a card is. */
  readonly partLabel: string;
}

/**
 * Where one term stands: for each record and field a number, the distance to the record before times the number
 * of fields plus the field; behind it, when the term stands there more than once, minus how often.
 */
export type PackedPostings = readonly number[];

/**
 * A card, or a part of one, by one of its names: as its key, the record that says the same, the card's position in the
 * texts part of that record.
 */
export type NamedCard = readonly [key: string, id: number, card: number, part?: number];

/** Terms that are neighbours in the alphabet. */
export interface WordsPart {
  readonly postings: readonly PackedPostings[];
  /** Cards whose keys belong among these terms. */
  readonly names: readonly NamedCard[];
}

/** What is shown of neighbouring records. */
export interface TextsPart {
  /** Their pages; addresses with base path and language, without anchor. */
  readonly pages: readonly (readonly [page: number, url: string, title: string, keywords: string])[];
  /** Without anchor and heading for the beginning of a page. */
  readonly records: readonly (readonly [anchor: string, heading: string, text: string])[];
  readonly cards: readonly Card[];
}

/** Parts that hold the terms, or the records, one part after the other. */
export type Kind = keyof CorePart['starts'];

export type PartName = 'core' | `${Kind}-${number}`;

/**
 * Reads a part of an index. How, is the caller's: over the network, from a folder, from memory. A part that is still on
 * its way may be asked for again.
 */
export type ReadPart = (name: PartName) => Promise<unknown>;

/**
 * The core of an index.
 *
 * @throws Error when it is of another format than this code
 */
export async function readCore(read: ReadPart): Promise<CorePart> {
  const core = (await read('core')) as CorePart;
  if (core.format !== indexFormat) {
    throw new Error(`The search index has format ${core.format}, this page reads ${indexFormat}. Load the page again.`);
  }
  return core;
}

/** Parts of one kind, as far as they have been read. */
export interface LoadedParts<Part> {
  /** Reads the parts that entries stand in. */
  load(positions: Iterable<number>): Promise<void>;
  /** The part, which has been loaded, that an entry stands in, and its place there. */
  at(position: number): {readonly part: Part; readonly offset: number};
}

/** @param starts position of the first entry of each part */
export function createLoadedParts<Part>(kind: Kind, starts: readonly number[], read: ReadPart): LoadedParts<Part> {
  const loaded = new Map<number, Part>();
  const numberAt = (position: number) =>
    Math.max(
      0,
      starts.findLastIndex((start) => start <= position),
    );
  return {
    async load(positions) {
      const missing = new Set([...positions].map(numberAt).filter((number) => !loaded.has(number)));
      await Promise.all(
        [...missing].map(async (number) => loaded.set(number, (await read(`${kind}-${number}`)) as Part)),
      );
    },
    at(position) {
      const number = numberAt(position);
      return {part: loaded.get(number)!, offset: position - starts[number]!};
    },
  };
}
