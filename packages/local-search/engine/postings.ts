import {
  createLoadedParts,
  sentFields,
  type CorePart,
  type NamedCard,
  type PackedPostings,
  type ReadPart,
  type SentField,
  type WordsPart,
} from './parts';
import {remembered} from './remembered';
import type {Vocabulary} from './vocabulary';
import {weights} from './weights';

/** What of a record is searched. The beginning of a page has the page's own words, and all its headings. */
type Field = keyof typeof weights.field;

/** Worth of every record that has a term, by the record's number; none for a term that no record has. */
export type TermScores = (term: string) => ReadonlyMap<number, number>;

/** How much each field counts. */
export type FieldWeights = Readonly<Record<Field, number>>;

/** Where a term stands: record, field, how often. */
type Posting = readonly [id: number, field: Field, count: number];

/** The records of an index, by their numbers. */
export interface Records {
  readonly count: number;
  /** Position of a record's page. */
  pageOf(id: number): number;
  /** Number of the record that begins a page. */
  firstOf(page: number): number;
}

/** Numbers the records of the pages. */
export function numberRecords(pages: CorePart['pages']): Records {
  const pageOf = pages.flatMap(([, count], page) => Array.from({length: count}, () => page));
  const firsts: number[] = [];
  pages.reduce((first, [, count], page) => {
    firsts[page] = first;
    return first + count;
  }, 0);
  return {count: pageOf.length, pageOf: (id) => pageOf[id]!, firstOf: (page) => firsts[page]!};
}

/** How long a record's field is, beside those of the other records that have any: 1 is usual. */
type RelativeLength = (id: number) => number;

function relativeTo(lengths: readonly number[]): RelativeLength {
  const any = lengths.filter((length) => length > 0);
  const usual = any.reduce((sum, length) => sum + length, 0) / any.length;
  return (id) => lengths[id]! / usual;
}

function relativeLengths({pages, lengths}: CorePart, {pageOf, firstOf}: Records): Record<Field, RelativeLength> {
  const isFirst = (id: number) => firstOf(pageOf(id)) === id;
  const inFirst = (lengthOf: (page: number) => number) =>
    lengths.text.map((_, id) => (isFirst(id) ? lengthOf(pageOf(id)) : 0));
  return {
    heading: relativeTo(lengths.heading),
    page: relativeTo(lengths.heading.map((_, id) => (isFirst(id) ? 0 : lengths.heading[firstOf(pageOf(id))]!))),
    keywords: relativeTo(lengths.keywords),
    contents: relativeTo(inFirst((page) => pages[page]![2])),
    asked: relativeTo(lengths.asked),
    text: relativeTo(lengths.text),
  };
}

function unpack(packed: PackedPostings): [id: number, field: SentField, count: number][] {
  const postings: [number, SentField, number][] = [];
  let id = 0;
  for (const number of packed) {
    if (number < 0) {
      postings.at(-1)![2] = -number;
    } else {
      id += Math.floor(number / sentFields.length);
      postings.push([id, sentFields[number % sentFields.length]!, 1]);
    }
  }
  return postings;
}

/** What a heading says it says of its page too: the title of every part, each other heading of the beginning. */
function withInherited(sent: readonly Posting[], pages: CorePart['pages'], {pageOf, firstOf}: Records): Posting[] {
  const contents = new Map<number, number>();
  const inherited: Posting[] = [];
  for (const [id, field, count] of sent) {
    const page = pageOf(id);
    const first = firstOf(page);
    if (field === 'heading' && id === first) {
      for (let part = first + 1; part < first + pages[page]![1]; part += 1) {
        inherited.push([part, 'page', count]);
      }
    } else if (field === 'heading') {
      contents.set(first, (contents.get(first) ?? 0) + count);
    }
  }
  return [...sent, ...inherited, ...[...contents].map(([id, count]): Posting => [id, 'contents', count])];
}

/** The words parts of an index, as far as they have been read. */
export interface Postings {
  /** Reads the parts that terms stand in. */
  load(terms: Iterable<string>): Promise<void>;
  /** The cards that have a name. */
  named(key: string): Promise<readonly NamedCard[]>;
  /** Worth of records for terms that have been loaded, for given weights of the fields. */
  scoresWith(fieldWeights: FieldWeights): TermScores;
}

/**
 * Where terms stand. The worth of a record for a term is that of BM25+ without the rarity of the term: a rare
 * inflection is not better than a common one. How rare the reader's word is in all its forms counts in the ranking.
 */
export function createPostings(core: CorePart, records: Records, vocabulary: Vocabulary, read: ReadPart): Postings {
  const parts = createLoadedParts<WordsPart>('words', core.starts.words, read);
  const relative = relativeLengths(core, records);
  const {saturation, length, floor} = weights.bm25;

  const postingsOf = remembered((term: string): readonly Posting[] => {
    const {part, offset} = parts.at(vocabulary.positionOf(term));
    return vocabulary.has(term) ? withInherited(unpack(part.postings[offset]!), core.pages, records) : [];
  });

  const worth = ([id, field, count]: Posting) => {
    const resistance = saturation * (1 - length + length * relative[field](id));
    return floor + (count * (saturation + 1)) / (count + resistance);
  };

  function worths(term: string, fieldWeights: FieldWeights): ReadonlyMap<number, number> {
    const sums = new Map<number, number>();
    for (const posting of postingsOf(term)) {
      const [id, field] = posting;
      sums.set(id, (sums.get(id) ?? 0) + fieldWeights[field] * worth(posting));
    }
    return sums;
  }

  return {
    load: (terms) => parts.load([...terms].map(vocabulary.positionOf)),
    async named(key) {
      const position = vocabulary.positionOf(key);
      await parts.load([position]);
      return parts.at(position).part.names.filter(([name]) => name === key);
    },
    scoresWith: (fieldWeights) => remembered((term) => worths(term, fieldWeights)),
  };
}
