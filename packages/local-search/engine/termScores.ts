import {weights} from './weights';

export type Field = keyof typeof weights.field;

/** The texts of a record, by the field they stand in. */
export type Fields = Readonly<Record<Field, string>>;

/** Worth of every record that has a term, by the record's position; none for a term that no record has. */
export type TermScores = (term: string) => ReadonlyMap<number, number>;

/** How much each field counts. */
export type FieldWeights = Readonly<Record<Field, number>>;

const fields = Object.keys(weights.field) as Field[];

/** Records indexed without a pause; a pause lets the page answer the reader. */
const batch = 60;

/** Where a term stands: record, field, how often. */
type Posting = readonly [id: number, field: Field, count: number];

/** How many different terms each record has in a field, and how many records that have any have on average. */
class Lengths {
  private readonly of = new Map<number, number>();
  private sum = 0;

  add(id: number, length: number): void {
    this.of.set(id, length);
    this.sum += length;
  }

  /** 1 for a text of the usual length. */
  relative(id: number): number {
    return (this.of.get(id)! * this.of.size) / this.sum;
  }
}

function counted(terms: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  terms.forEach((term) => counts.set(term, (counts.get(term) ?? 0) + 1));
  return counts;
}

/**
 * Indexes records by their terms. The worth of a record for a term is that of BM25+ without the rarity of the term:
 * a rare inflection is not better than a common one. How rare the reader's word is in all its forms counts in the
 * ranking.
 *
 * @param termsOf all terms of a text, repeated as often as they stand in it
 * @returns what makes the worth of records, for given weights of the fields
 */
export async function indexTerms(
  records: readonly Fields[],
  termsOf: (text: string) => string[],
): Promise<(fieldWeights: FieldWeights) => TermScores> {
  const postings = new Map<string, Posting[]>();
  const lengths = Object.fromEntries(fields.map((field) => [field, new Lengths()])) as Record<Field, Lengths>;

  function addField(id: number, field: Field, text: string): void {
    const counts = counted(termsOf(text));
    if (counts.size > 0) {
      lengths[field].add(id, counts.size);
    }
    for (const [term, count] of counts) {
      const own = postings.get(term);
      if (own) {
        own.push([id, field, count]);
      } else {
        postings.set(term, [[id, field, count]]);
      }
    }
  }

  for (const [id, texts] of records.entries()) {
    fields.forEach((field) => addField(id, field, texts[field]));
    if (id % batch === batch - 1) {
      await new Promise((resolve) => setTimeout(resolve));
    }
  }

  const {saturation, length, floor} = weights.bm25;
  const worth = ([id, field, count]: Posting) => {
    const resistance = saturation * (1 - length + length * lengths[field].relative(id));
    return floor + (count * (saturation + 1)) / (count + resistance);
  };

  return (fieldWeights) => {
    const known = new Map<string, ReadonlyMap<number, number>>();
    return (term) => {
      let scores = known.get(term);
      if (!scores) {
        const sums = new Map<number, number>();
        for (const posting of postings.get(term) ?? []) {
          const [id, field] = posting;
          sums.set(id, (sums.get(id) ?? 0) + fieldWeights[field] * worth(posting));
        }
        scores = sums;
        known.set(term, scores);
      }
      return scores;
    };
  };
}
