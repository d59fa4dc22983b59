import MiniSearch, {type AsPlainObject} from 'minisearch';
import {libraryOptions, packTerms, type CardName, type IndexedRecord, type SearchIndex} from '../engine/format';
import {createEngine} from '../engine/engine';
import {createTerms, languages, type Language} from '../engine/languages';
import {fold, isWord, tokensOf} from '../engine/tokens';
import type {PageTexts, SearchContent, SearchOptions, SearchPage, SearchResult} from '../engine/types';

/** The index of one language, and the texts of its pages by the name under which the index knows them. */
export interface MadeIndex {
  readonly index: SearchIndex;
  readonly texts: ReadonlyMap<string, PageTexts>;
}

/** Words as they are shown, with accents where the texts write them so. Names are not among them: they are terms as they are. */
function wordsOf(texts: readonly string[]): string {
  const words = new Map<string, string>();
  for (const text of texts) {
    for (const {start, end, forms} of tokensOf(text)) {
      const written = text.slice(start, end).toLowerCase();
      for (const form of forms) {
        if (isWord(form) && (words.get(form) ?? form) === form) {
          words.set(form, fold(written) === form ? written : form);
        }
      }
    }
  }
  return [...words.values()].sort().join(' ');
}

/** Words of questions that say something and are not in the heading: either would count too much. */
function askedWords(heading: string, questions: readonly string[], language: Language): string {
  const {stem, fillers} = languages[language];
  const inHeading = new Set(tokensOf(heading).map(({form}) => stem(form)));
  const telling = (text: string) =>
    tokensOf(text)
      .filter(({form}) => !fillers.has(form) && !inHeading.has(stem(form)))
      .map(({start, end}) => text.slice(start, end));
  return questions.flatMap(telling).join(' ');
}

function indexedRecords(pages: readonly SearchPage[], language: Language): IndexedRecord[] {
  const all = pages.flatMap(({title, keywords, records}) =>
    records.map(({anchor, heading, ...record}) =>
      anchor === '' ? {...record, heading: title, keywords} : {...record, heading, keywords: ''},
    ),
  );
  return all.map(({questions = [], ...record}, id) => ({
    ...record,
    id,
    asked: askedWords(record.heading, questions, language),
  }));
}

/** The cards of a page by each of their names, and their parts by theirs. @param first id of the page's first record */
function cardNames({url, cards, records}: SearchPage, first: number): CardName[] {
  return cards.flatMap((card, position): CardName[] => {
    const {name, aliases = [], parts = []} = card;
    const own = records.findIndex(({anchor}) => card.url === `${url}#${anchor}`);
    const record = first + Math.max(0, own);
    return [
      ...[name, ...aliases].map((called): CardName => [called, record, position]),
      ...parts.map(([part], at): CardName => [`${name}.${part}`, record, position, at]),
    ];
  });
}

/**
 * Makes the index of one language.
 *
 * @param nameOf name for the file of a page's texts
 */
export function makeIndex(
  {pages, ...content}: SearchContent,
  nameOf: (texts: PageTexts, page: number) => string = (_, page) => `${page}`,
): MadeIndex {
  const records = indexedRecords(pages, content.language);
  const library = new MiniSearch(libraryOptions(createTerms(languages[content.language]).termsIn));
  library.addAll(records);
  const texts = pages.map(({records: own, cards}): PageTexts => ({
    texts: own.map(({text}) => text),
    questions: own.map(({questions = []}) => questions),
    cards,
  }));
  const names = texts.map(nameOf);
  const recordsBefore = (page: number) => pages.slice(0, page).flatMap((earlier) => earlier.records).length;
  return {
    index: {
      ...content,
      pages: pages.map(({url, title, section, records: own}, position) => ({
        url,
        title,
        section,
        texts: names[position]!,
        records: own.map(({anchor, heading}) => [anchor, heading]),
      })),
      words: wordsOf(records.flatMap(({heading, keywords, asked, text}) => [heading, keywords, asked, text])),
      cards: pages.flatMap((page, position) => cardNames(page, recordsBefore(position))),
      terms: packTerms(JSON.parse(JSON.stringify(library)) as AsPlainObject),
    },
    texts: new Map(texts.map((own, page) => [names[page]!, own])),
  };
}

/** Searches with all texts at hand. */
export function searchIn({index, texts}: MadeIndex): (query: string, options?: SearchOptions) => SearchResult {
  const engine = createEngine(index);
  texts.forEach((own, name) => engine.add(name, own));
  return (query, options) => engine.search(query, options).result;
}
