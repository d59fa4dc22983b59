import {keysOf, partCard} from '../engine/cards';
import {packTerms} from '../engine/packedTerms';
import {
  indexFormat,
  sentFields,
  type CorePart,
  type NamedCard,
  type PartName,
  type TextsPart,
  type ReadPart,
  type SentField,
  type WordsPart,
} from '../engine/parts';
import {fold, tokensOf} from '../engine/tokens';
import type {Card, SearchContent, SearchRecord} from '../engine/types';

type Part = CorePart | WordsPart | TextsPart;

/** The parts of an index by their names. */
export type Parts = ReadonlyMap<PartName, Part>;

/** Numbers in a words part, characters in a texts part, about: some 2 KB each when they are sent. */
const partSizes = {words: 2600, texts: 5500};

const byCode = (a: string, b: string) => (a < b ? -1 : Number(a > b));

/** Index terms of a text, each with how often it stands there. */
function countedTerms(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const term of tokensOf(text).flatMap(({forms}) => forms)) {
    counts.set(term, (counts.get(term) ?? 0) + 1);
  }
  return counts;
}

/** Every term as it is shown: with accents where the texts write it so. */
class WrittenTerms {
  private readonly terms = new Map<string, string>();

  add(text: string): void {
    for (const {start, end, form, forms} of tokensOf(text)) {
      forms.forEach((term) => this.terms.set(term, this.terms.get(term) ?? term));
      const written = text.slice(start, end).toLowerCase();
      if (this.terms.get(form) === form && fold(written) === form) {
        this.terms.set(form, written);
      }
    }
  }

  /** In the order of the terms. */
  sorted(): [term: string, written: string][] {
    return [...this.terms].sort(([a], [b]) => byCode(a, b));
  }
}

/** The texts of each record by field: the heading of the beginning of a page is its title. */
function fieldsOf({pages, records}: SearchContent): Record<SentField, string>[] {
  return records.map(({page, anchor, heading, text, asked = ''}) => {
    const {title, keywords} = pages[page]!;
    return anchor === '' ? {heading: title, keywords, asked, text} : {heading, keywords: '', asked, text};
  });
}

const ofFields = <T>(make: (field: SentField) => T) =>
  Object.fromEntries(sentFields.map((field) => [field, make(field)])) as Record<SentField, T>;

/** Where every term stands, packed. */
function packedPostings(counted: readonly Record<SentField, Map<string, number>>[]): Map<string, number[]> {
  const postings = new Map<string, {readonly numbers: number[]; last: number}>();
  counted.forEach((fields, id) =>
    sentFields.forEach((field, position) => {
      for (const [term, count] of fields[field]) {
        const entry = postings.get(term) ?? {numbers: [], last: 0};
        entry.numbers.push((id - entry.last) * sentFields.length + position);
        if (count > 1) {
          entry.numbers.push(-count);
        }
        entry.last = id;
        postings.set(term, entry);
      }
    }),
  );
  return new Map([...postings].map(([term, {numbers}]) => [term, numbers]));
}

/**
 * Position of the first entry of each part, so that parts are about of the same size.
 *
 * @param sizes of the entries
 * @param size of a part, about
 */
function startsOf(sizes: readonly number[], size: number): number[] {
  const starts = [0];
  let sum = 0;
  sizes.forEach((own, position) => {
    if (sum >= size) {
      starts.push(position);
      sum = 0;
    }
    sum += own;
  });
  return starts;
}

interface PlacedCard {
  readonly card: Card;
  /** The record that says the same, or begins its page. */
  readonly id: number;
}

/** Cards in the order of their records. */
function placedCards({cards, pages, records}: SearchContent): PlacedCard[] {
  const ids = new Map(records.map(({page, anchor}, id) => [pages[page]!.url + (anchor && `#${anchor}`), id] as const));
  return cards
    .map((card) => ({card, id: ids.get(card.url) ?? ids.get(card.url.split('#')[0]!)!}))
    .sort((a, b) => a.id - b.id);
}

/** Whole cards before parts of others. */
function namedCards(cards: readonly PlacedCard[], starts: readonly number[]): NamedCard[] {
  const firsts = starts.map((start) => cards.findIndex(({id}) => id >= start));
  const placed = cards.map(({card, id}, position) => {
    const part = starts.findLastIndex((start) => start <= id);
    return {card, id, position: position - firsts[part]!};
  });
  return [
    ...placed.flatMap(({card, id, position}) => keysOf(card).map((key): NamedCard => [key, id, position])),
    ...placed.flatMap(({card, id, position}) =>
      (card.parts ?? []).flatMap((_, part) =>
        keysOf(partCard(card, part, '')).map((key): NamedCard => [key, id, position, part]),
      ),
    ),
  ];
}

function contentsOf(records: readonly SearchRecord[]): number {
  return countedTerms(records.map(({heading}) => heading).join(' · ')).size;
}

/** Takes the index of one language apart, as it is sent. */
export function makeParts(content: SearchContent): Parts {
  const {language, sections, pages, records, synonyms, partLabel} = content;
  const fields = fieldsOf(content);
  const counted = fields.map((texts) => ofFields((field) => countedTerms(texts[field])));
  const written = new WrittenTerms();
  fields.forEach((texts) => sentFields.forEach((field) => written.add(texts[field])));
  const terms = written.sorted();
  const postingsOf = packedPostings(counted);
  const postings = terms.map(([term]) => postingsOf.get(term)!);
  const starts = {
    // A term is an entry of the list, even without its postings.
    words: startsOf(
      postings.map(({length}) => length + 1),
      partSizes.words,
    ),
    texts: startsOf(
      records.map(({anchor, heading, text}) => anchor.length + heading.length + text.length),
      partSizes.texts,
    ),
  };
  const cards = placedCards(content);
  const names = namedCards(cards, starts.texts);

  const core: CorePart = {
    format: indexFormat,
    language,
    sections,
    pages: pages.map(({section, list}, position) => {
      const own = records.filter(({page}) => page === position);
      return list ? [section, own.length, contentsOf(own), 1] : [section, own.length, contentsOf(own)];
    }),
    lengths: ofFields((field) => counted.map((ofRecord) => ofRecord[field].size)),
    terms: packTerms(terms.map(([, shown]) => shown)),
    starts,
    synonyms,
    partLabel,
  };

  const wordsPart = (start: number, end?: number): WordsPart => {
    // A name belongs where it would stand among the terms.
    const from = start === 0 ? '' : terms[start]![0];
    const to = end === undefined ? undefined : terms[end]![0];
    return {
      postings: postings.slice(start, end),
      names: names.filter(([key]) => key >= from && (to === undefined || key < to)),
    };
  };

  const textsPart = (start: number, end = records.length): TextsPart => {
    const own = records.slice(start, end);
    return {
      pages: [...new Set(own.map(({page}) => page))].map((page) => {
        const {url, title, keywords} = pages[page]!;
        return [page, url, title, keywords];
      }),
      records: own.map(({anchor, heading, text}) => [anchor, heading, text]),
      cards: cards.filter(({id}) => id >= start && id < end).map(({card}) => card),
    };
  };

  return new Map<PartName, Part>([
    ['core', core],
    ...starts.words.map((start, number, all) => [`words-${number}`, wordsPart(start, all[number + 1])] as const),
    ...starts.texts.map((start, number, all) => [`texts-${number}`, textsPart(start, all[number + 1])] as const),
  ]);
}

/**
 * Reads parts from memory.
 *
 * @returns a reader that fails when it is asked for a part that is not there
 */
export function readerOf(parts: Parts): ReadPart {
  return async (name) => {
    if (!parts.has(name)) {
      throw new Error(`The index has no part "${name}", only ${[...parts.keys()].join(', ')}.`);
    }
    return parts.get(name);
  };
}
