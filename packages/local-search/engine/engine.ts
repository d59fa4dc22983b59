import {excerpt, marked} from './excerpt';
import {languages} from './languages';
import {readCore, type ReadPart} from './parts';
import {createPostings, numberRecords} from './postings';
import {createQueryReader, nameKey, type Alternative, type Group, type Query} from './query';
import {limitPerPage, rank, refine, type Ranked} from './rank';
import {createTexts} from './texts';
import type {Engine, Hit, SearchOptions, SearchResult} from './types';
import {createVocabulary} from './vocabulary';
import {weights} from './weights';

/** Hits whose texts have a say in their order. */
const lookedAt = 12;

/** Cards shown at once at the most; a column name can stand in many tables. */
const mostCards = 3;

const termsOf = (groups: readonly Group[]) =>
  groups.flatMap(({alternatives}) => alternatives.flatMap(({terms}) => terms));

/**
 * Makes the search of one language ready, for which the core of its index is read. What else a search needs is read
 * when it is asked for: first where its words stand, then the texts of the best pages.
 *
 * @throws what `read` throws, and when the index is of another format
 */
export async function createEngine(read: ReadPart): Promise<Engine> {
  const core = await readCore(read);
  const {language, sections} = core;
  const vocabulary = createVocabulary(core.terms, languages[language]);
  const queries = createQueryReader(vocabulary, core.synonyms);
  const records = numberRecords(core.pages);
  const postings = createPostings(core, records, vocabulary, read);
  const texts = createTexts(core, records, read);
  const termScores = {
    words: postings.scoresWith(weights.field),
    sentence: postings.scoresWith({...weights.field, asked: weights.askedInSentence}),
  };

  const sectionOf = (id: number) => sections[core.pages[records.pageOf(id)]![0]]!;
  const ids = (ranked: readonly Ranked[]) => ranked.map(({id}) => id);

  async function rankedFor({groups}: Query): Promise<Ranked[]> {
    await postings.load(termsOf(groups));
    return rank(groups, core, records, termScores);
  }

  /** The query with its misspelt words put right, when a page has all the words of it. */
  async function suggestionFor(query: string, {groups}: Query): Promise<string | null> {
    const corrected = groups.filter(({correction}) => correction !== undefined);
    if (corrected.length === 0) {
      return null;
    }
    const text = corrected.reduce(
      (so, {text: wrong, correction}) => so.replace(wrong, () => correction!),
      query.trim(),
    );
    const [best] = await rankedFor(queries.read(text));
    return best && best.share > 0.999 ? text : null;
  }

  function termsIn(id: number, groups: readonly Group[]): string[] {
    const leads = ({terms}: Alternative) => terms.every((term) => termScores.words(term).has(id));
    return [...new Set(groups.flatMap(({alternatives}) => alternatives.filter(leads).flatMap(({terms}) => terms)))];
  }

  function toHit({id, score}: Ranked, groups: readonly Group[]): Hit {
    const {url, page, heading, text} = texts.recordOf(id);
    const terms = termsIn(id, groups);
    const set = new Set(terms);
    return {
      url,
      page,
      heading: marked(heading, set),
      section: sectionOf(id),
      excerpt: excerpt(text, set),
      terms,
      score,
    };
  }

  async function search(query: string, {section, limit = 30, signal}: SearchOptions = {}): Promise<SearchResult> {
    const isWanted = (id: number) => section === undefined || sectionOf(id).id === section;
    const read = queries.read(query);
    const [found, allNamed, suggestion] = await Promise.all([
      rankedFor(read),
      postings.named(nameKey(query)),
      suggestionFor(query, read),
    ]);
    signal?.throwIfAborted();

    const named = allNamed.slice(0, mostCards);
    const likely = ids(limitPerPage(found, records)).filter(isWanted).slice(0, limit);
    await texts.load([...named.map(([, id]) => id), ...ids(found.slice(0, lookedAt)), ...likely]);
    signal?.throwIfAborted();

    const cards = named.map((name) => ({card: texts.cardOf(name), id: name[1]}));
    // A card says what stands at its address, and the beginning of its page only that it is there.
    const said = new Set(
      cards.flatMap(({card, id}) => [
        records.firstOf(records.pageOf(id)),
        ...(texts.recordOf(id).url === card.url ? [id] : []),
      ]),
    );
    const refined = refine(found, lookedAt, read, texts.recordOf);
    const all = limitPerPage(refined, records).filter(({id}) => !said.has(id));
    const wanted = all.filter(({id}) => isWanted(id));
    const wantedCards = cards.filter(({id}) => isWanted(id));
    const shown = wanted.slice(0, limit);
    // Where others have moved down, one may have come up.
    await texts.load(ids(shown));
    const everything = [...all, ...cards];
    return {
      cards: wantedCards.map(({card}) => card),
      named: nameKey(query),
      hits: shown.map((entry) => toHit(entry, read.groups)),
      total: wanted.length + wantedCards.length,
      sections: sections.map((candidate) => ({
        ...candidate,
        count: everything.filter(({id}) => sectionOf(id) === candidate).length,
      })),
      suggestion,
    };
  }

  return {language, sections, search};
}
