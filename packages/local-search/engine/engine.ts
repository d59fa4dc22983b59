import {cardsByKey, partCard} from './cards';
import {excerpt, marked} from './excerpt';
import {placesOf, readLibrary, type NamedCard, type SearchIndex} from './format';
import {createTerms, languages} from './languages';
import {createQueryReader, nameKey, type Alternative, type Group, type Query} from './query';
import {createTermScores, isWhole, limitPerPage, partsBeforeTheirPages, rank, refine, type Ranked} from './rank';
import {remembered, tokensOf, type Token} from './tokens';
import type {Answer, Call, Card, Hit, PageTexts, SearchOptions} from './types';

/** Hits whose texts have a say in their order. */
const lookedAt = 12;

/** Cards shown at once at the most; a column name can stand in many tables. */
const mostCards = 3;

/** How much of a name, in letters, is nearly all of it. */
const nearly = 0.8;

/**
 * Makes the search of one language ready. It needs the texts of pages for excerpts, cards, and the last word on the order;
 * an answer names those that it lacks.
 */
export function createEngine(index: SearchIndex) {
  const {language, sections} = index;
  const rules = languages[language];
  const {termOf, termsOf, termsIn} = createTerms(rules);
  const termScores = createTermScores(readLibrary(index, termsIn));
  const readQuery = createQueryReader(index, rules, termOf, (term) => termScores(term).size > 0);
  const named = cardsByKey(index.cards);
  const places = placesOf(index.pages);
  const given = new Map<string, PageTexts>();

  const sectionOf = (id: number) => sections[places[id]!.page.section]!;
  const textsOf = (id: number) => given.get(places[id]!.page.texts);
  const textOf = (id: number) => textsOf(id)?.texts[places[id]!.position] ?? '';

  const wordsOf = remembered((id: number) => {
    const questions = textsOf(id)?.questions[places[id]!.position] ?? [];
    const words = [places[id]!.heading, ...questions, textOf(id)].map((text) => tokensOf(text).map(({form}) => form));
    return words.map((of) => ` ${of.join(' ')} `).join('·');
  });

  const termsOfHeading = remembered((id: number) => new Set(tokensOf(places[id]!.heading).flatMap(termsOf)));

  /** Says of a record whether its heading has every word that was typed. */
  const isNamedBy = (groups: readonly Group[]) => (id: number) =>
    groups.every(({alternatives}) =>
      alternatives.some(({isTyped, terms}) => isTyped && terms.every((term) => termsOfHeading(id).has(term))),
    );

  function cardOf([record, position, part]: NamedCard): Card[] {
    const card = textsOf(record)?.cards[position];
    return card ? [part === undefined ? card : partCard(card, part, index.partLabel)] : [];
  }

  /** What bears a name, or one that is nearly typed. */
  function cardsNamed(key: string): NamedCard[] {
    const isNearly = (name: string) => key.length > 3 && name.startsWith(key) && key.length >= name.length * nearly;
    const near = () => [...named].flatMap(([name, cards]) => (isNearly(name) ? cards : []));
    return (named.get(key) ?? near()).slice(0, mostCards);
  }

  /** The query with its misspelt words put right, when a page has all the words of it. */
  function suggestionFor(query: string, {groups}: Query): string | null {
    const corrected = groups.filter(({correction}) => correction !== undefined);
    const text = corrected.reduce(
      (so, {text: wrong, correction}) => so.replace(wrong, () => correction!),
      query.trim(),
    );
    const isMet = () => isWhole(rank(readQuery(text).groups, places, termScores)[0]!.share);
    return corrected.length > 0 && isMet() ? text : null;
  }

  function toHit({id, lacks}: Ranked, groups: readonly Group[], unmet: readonly string[]): Hit {
    const leads = ({terms}: Alternative) => terms.every((term) => termScores(term).has(id));
    const leading = groups.flatMap(({alternatives}) => alternatives.filter(leads));
    const terms = [...new Set(leading.filter(({isTyped}) => isTyped).flatMap((alternative) => alternative.terms))];
    const isAmong = (wanted: ReadonlySet<string>) => (token: Token) => termsOf(token).some((term) => wanted.has(term));
    const isTyped = isAmong(new Set(terms));
    const {url, page, heading} = places[id]!;
    return {
      url,
      page: page.title,
      heading: marked(heading, isTyped),
      section: sectionOf(id),
      excerpt: excerpt(textOf(id), isTyped, isAmong(new Set(leading.flatMap((alternative) => alternative.terms)))),
      terms,
      lacks: lacks.filter((word) => !unmet.includes(word)),
    };
  }

  /** Without the pages of a secondary section, unless nothing else answers. */
  function withoutSecondary(ranked: readonly Ranked[]): readonly Ranked[] {
    const primary = ranked.filter(({id}) => !sectionOf(id).secondary);
    return primary.length > 0 ? primary : ranked;
  }

  /** The name that a query is, or the first of those with a digit that it has among other words: `what does YT-2005 mean`. */
  function nameIn(query: string): string {
    const codes = query
      .split(/\s+/)
      .map(nameKey)
      .filter((key) => /\p{L}.*\d/u.test(key) && named.has(key));
    return codes[0] ?? nameKey(query);
  }

  function search(query: string, {section, limit = 30}: SearchOptions = {}): Answer {
    const read = readQuery(query);
    const name = nameIn(query);
    const cards = cardsNamed(name);

    // A card says what stands at its address, and the beginning of its page only that it is there.
    const firstOf = (id: number) => id - places[id]!.position;
    const said = new Set(cards.flatMap(([id, , part]) => (part === undefined ? [id, firstOf(id)] : [firstOf(id)])));
    const all = limitPerPage(rank(read.groups, places, termScores), places).filter(({id}) => !said.has(id));
    const unmet = all[0]?.lacks.filter((word) => all.every(({lacks}) => lacks.includes(word))) ?? [];
    const ofSection = (id: string) => all.filter((entry) => sectionOf(entry.id).id === id);
    const unfiltered = withoutSecondary(all);
    const wanted = section === undefined ? unfiltered : ofSection(section);
    const wantedCards = cards.filter(([id]) => section === undefined || sectionOf(id).id === section);
    const lacks = ({id}: Ranked) => textsOf(id) === undefined;
    const refined = wanted.slice(0, lookedAt).some(lacks) ? wanted : refine(wanted, lookedAt, read, wordsOf);
    const shown = partsBeforeTheirPages(refined, places, isNamedBy(read.groups)).slice(0, limit);
    const needed = [...wanted.slice(0, lookedAt), ...shown].map(({id}) => id).concat(wantedCards.map(([id]) => id));
    return {
      result: {
        cards: wantedCards.flatMap(cardOf),
        named: name,
        hits: shown.map((entry) => toHit(entry, read.groups, unmet)),
        unmet,
        total: wanted.length + wantedCards.length,
        all: unfiltered.length + cards.length,
        sections: sections.map((candidate) => ({
          ...candidate,
          count: ofSection(candidate.id).length + cards.filter(([id]) => sectionOf(id) === candidate).length,
        })),
        suggestion: suggestionFor(query, read),
      },
      lacking: [...new Set(needed.filter((id) => !textsOf(id)).map((id) => places[id]!.page.texts))],
    };
  }

  /** Gives it the texts of a page, by their name. */
  const add = (name: string, texts: PageTexts) => void given.set(name, texts);
  return {search, add};
}

/** Answers calls, one after the other. @throws Error when the index cannot be read */
export function createResponder(): (call: Call) => Answer | undefined {
  let engine: ReturnType<typeof createEngine>;
  return (call) => {
    if ('index' in call) {
      engine = createEngine(JSON.parse(new TextDecoder().decode(call.index)) as SearchIndex);
    } else if ('texts' in call) {
      engine.add(call.name, call.texts);
    } else {
      return engine.search(call.query, call.options);
    }
    return undefined;
  };
}
