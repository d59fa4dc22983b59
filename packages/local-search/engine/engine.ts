import {createCardBook, withReferencesResolved} from './cards';
import {excerpt, marked} from './excerpt';
import {languages} from './languages';
import {createQueryReader, type Alternative, type Group} from './query';
import {createRanking, type Ranked} from './rank';
import {indexTerms, type Fields} from './termScores';
import {collectVocabulary} from './vocabulary';
import {weights} from './weights';
import {
  type Card,
  type Engine,
  type Hit,
  type SearchIndexFile,
  type SearchOptions,
  type SearchPage,
  type SearchRecord,
} from './types';

/** What of a record is searched. The beginning of a page has the page's own words, and all its headings. */
function toFields(records: readonly SearchRecord[], pages: readonly SearchPage[]): Fields[] {
  const contents = pages.map((_, page) =>
    records
      .filter((record) => record.page === page)
      .map(({heading}) => heading)
      .join(' · '),
  );
  return records.map(({page, anchor, heading, text, asked = ''}) => {
    const {title, keywords} = pages[page]!;
    return anchor === ''
      ? {heading: title, page: '', keywords, contents: contents[page]!, asked, text}
      : {heading, page: title, keywords: '', contents: '', asked, text};
  });
}

/**
 * Makes the search of one language ready.
 *
 * @param file what the build wrote for the language
 */
export async function createEngine(file: SearchIndexFile): Promise<Engine> {
  const records = withReferencesResolved(file);
  const fields = toFields(records, file.pages);
  const collector = collectVocabulary();
  const scoresWith = await indexTerms(fields, collector.add);
  const termScores = scoresWith(weights.field);
  const queries = createQueryReader(collector.finish(languages[file.language]), file.synonyms);
  const ranking = createRanking(fields, file, {
    words: termScores,
    sentence: scoresWith({...weights.field, asked: weights.askedInSentence}),
  });
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

  /** The query with its misspelt words put right, when a page has all the words of it. */
  function suggestionFor(query: string, groups: readonly Group[]): string | null {
    const corrected = groups.filter(({correction}) => correction !== undefined);
    const text = corrected.reduce(
      (so, {text: wrong, correction}) => so.replace(wrong, () => correction!),
      query.trim(),
    );
    const finds = () => (ranking.rank(queries.read(text))[0]?.share ?? 0) > 0.999;
    return corrected.length > 0 && finds() ? text : null;
  }

  const sectionOfCard = ({url}: Card) => file.pages.find((page) => url.split('#')[0] === page.url)?.section;

  return {
    language: file.language,
    sections: file.sections,
    search(query: string, {section, limit = 30}: SearchOptions = {}) {
      const read = queries.read(query);
      const {groups} = read;
      const allCards = book.find(query).filter((card) => sectionOfCard(card) !== undefined);
      // The card says what stands at its address, and the beginning of its page only that it is there.
      const said = new Set(allCards.flatMap(({url}) => [url, url.split('#')[0]!]));
      const ranked = ranking.rank(read).filter(({id}) => !said.has(addressOf(records[id]!)));
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
