import MiniSearch from 'minisearch';
import {createCardBook, withReferencesResolved} from './cards';
import {excerpt, marked} from './excerpt';
import {languages} from './languages';
import {createQueryReader, type Alternative, type Group} from './query';
import {createRanking, type Ranked} from './rank';
import {collectVocabulary, type VocabularyCollector} from './vocabulary';
import {weights} from './weights';
import {
  indexFormat,
  type Card,
  type Engine,
  type Hit,
  type SearchIndexFile,
  type SearchOptions,
  type SearchPage,
  type SearchRecord,
} from './types';

interface Document {
  readonly id: number;
  readonly heading: string;
  readonly page: string;
  readonly keywords: string;
  /** For the beginning of a page: all its headings. */
  readonly contents: string;
  /** Words of the questions that it answers. */
  readonly asked: string;
  readonly text: string;
}

const fields = Object.keys(weights.field);

/** Records added without a pause; a pause lets the page answer the reader. */
const batch = 60;

function toDocuments(records: readonly SearchRecord[], pages: readonly SearchPage[]): Document[] {
  const contents = pages.map((_, page) =>
    records
      .filter((record) => record.page === page)
      .map(({heading}) => heading)
      .join(' · '),
  );
  return records.map(({page, anchor, heading, text, asked = ''}, id) => {
    const {title, keywords} = pages[page]!;
    return anchor === ''
      ? {id, heading: title, page: '', keywords, contents: contents[page]!, asked, text}
      : {id, heading, page: title, keywords: '', contents: '', asked, text};
  });
}

async function indexed(documents: readonly Document[], vocabulary: VocabularyCollector): Promise<MiniSearch<Document>> {
  const index = new MiniSearch<Document>({fields, tokenize: vocabulary.add, processTerm: (term) => term});
  await index.addAllAsync(documents, {chunkSize: batch});
  return index;
}

/**
 * Worth of every record for one index term; asked again and again while a reader types.
 * How rare the term is does not count: a rare inflection is not better than a common one.
 * How rare the reader's word is in all its forms counts in the ranking.
 */
function createTermScores(index: MiniSearch<Document>): (term: string) => ReadonlyMap<number, number> {
  const known = new Map<string, ReadonlyMap<number, number>>();
  return (term) => {
    let scores = known.get(term);
    if (!scores) {
      const found = index.search(term, {tokenize: (text) => [text], boost: weights.field});
      const rarity = Math.log(1 + index.documentCount / Math.max(1, found.length));
      scores = new Map(found.map(({id, score}) => [id as number, score / rarity]));
      known.set(term, scores);
    }
    return scores;
  };
}

/**
 * Makes the search of one language ready.
 *
 * @param file what the build wrote for the language
 * @throws Error when the file is of another format than this code
 */
export async function createEngine(file: SearchIndexFile): Promise<Engine> {
  if (file.format !== indexFormat) {
    throw new Error(`The search index has format ${file.format}, this page reads ${indexFormat}. Load the page again.`);
  }
  const records = withReferencesResolved(file);
  const documents = toDocuments(records, file.pages);
  const collector = collectVocabulary();
  const termScores = createTermScores(await indexed(documents, collector));
  const queries = createQueryReader(collector.finish(languages[file.language]), file.synonyms);
  const ranking = createRanking(documents, file, termScores);
  const book = createCardBook(file);

  const addressOf = ({page, anchor}: SearchRecord) => file.pages[page]!.url + (anchor && `#${anchor}`);
  const sectionOf = (id: number) => file.sections[file.pages[records[id]!.page]!.section]!;

  function termsIn(id: number, groups: readonly Group[]): string[] {
    const leads = ({terms}: Alternative) => terms.every((term) => termScores(term).has(id));
    return [...new Set(groups.flatMap(({alternatives}) => alternatives.filter(leads).flatMap(({terms}) => terms)))];
  }

  function toHit({id, score}: Ranked, groups: readonly Group[]): Hit {
    const record = records[id]!;
    const terms = termsIn(id, groups);
    const set = new Set(terms);
    return {
      url: addressOf(record),
      page: file.pages[record.page]!.title,
      heading: marked(record.anchor === '' ? file.pages[record.page]!.title : record.heading, set),
      section: sectionOf(id),
      excerpt: excerpt(record.text, set),
      terms,
      score,
    };
  }

  function suggestionFor(query: string, groups: readonly Group[]): string | null {
    const corrected = groups.filter(({correction}) => correction !== undefined);
    return corrected.length === 0
      ? null
      : corrected.reduce((text, {text: wrong, correction}) => text.replace(wrong, () => correction!), query.trim());
  }

  const sectionOfCard = ({url}: Card) => file.pages.find((page) => url.split('#')[0] === page.url)?.section;

  return {
    language: file.language,
    sections: file.sections,
    search(query: string, {section, limit = 30}: SearchOptions = {}) {
      const groups = queries.read(query);
      const allCards = book.find(query).filter((card) => sectionOfCard(card) !== undefined);
      const cardAddresses = new Set(allCards.map(({url}) => url));
      const ranked = ranking.rank(groups).filter(({id}) => !cardAddresses.has(addressOf(records[id]!)));
      const inSection = ranked.filter(({id}) => section === undefined || sectionOf(id).id === section);
      const cards = allCards.filter(
        (card) => section === undefined || file.sections[sectionOfCard(card)!]!.id === section,
      );
      return {
        cards,
        hits: inSection.slice(0, limit).map((found) => toHit(found, groups)),
        total: inSection.length + cards.length,
        sections: file.sections.map((candidate, index) => ({
          ...candidate,
          count:
            ranked.filter(({id}) => sectionOf(id) === candidate).length +
            allCards.filter((card) => sectionOfCard(card) === index).length,
        })),
        suggestion: suggestionFor(query, groups),
      };
    },
  };
}
