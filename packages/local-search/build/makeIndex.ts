import MiniSearch, {type AsPlainObject} from 'minisearch';
import {indexFormat, libraryOptions, type IndexedRecord, type SearchIndex} from '../engine/format';
import {createEngine} from '../engine/engine';
import {fold} from '../engine/fold';
import {languages} from '../engine/languages';
import {packTerms} from '../engine/postings';
import {createTerms, isWord} from '../engine/terms';
import {tokensOf} from '../engine/tokens';
import type {PageTexts, SearchContent, SearchOptions, SearchResult} from '../engine/types';
import {cardNames, placedCards} from './cardNames';

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

function indexedRecords({pages, records}: SearchContent): IndexedRecord[] {
  return records.map(({page, anchor, heading, text, asked = ''}, id) =>
    anchor === ''
      ? {id, heading: pages[page]!.title, keywords: pages[page]!.keywords, asked, text}
      : {id, heading, keywords: '', asked, text},
  );
}

/**
 * Makes the index of one language.
 *
 * @param nameOf name for the file of a page's texts
 */
export function makeIndex(
  content: SearchContent,
  nameOf: (texts: PageTexts, page: number) => string = (_, page) => `${page}`,
): MadeIndex {
  const {language, sections, pages, records, synonyms, partLabel} = content;
  const indexed = indexedRecords(content);
  const library = new MiniSearch(libraryOptions(createTerms(languages[language]).termsIn));
  library.addAll(indexed);
  const placed = placedCards(content);
  const cards = pages.map((_, page) => placed.filter(({record}) => records[record]!.page === page));
  const texts = pages.map((_, page): PageTexts => ({
    texts: records.filter((record) => record.page === page).map(({text}) => text),
    cards: cards[page]!.map(({card}) => card),
  }));
  const names = texts.map(nameOf);
  return {
    index: {
      format: indexFormat,
      language,
      sections,
      pages: pages.map(({keywords: _, ...page}, position) => ({...page, texts: names[position]!})),
      records: records.map(({page, anchor, heading}) => [page, anchor, heading]),
      words: wordsOf(indexed.flatMap(({heading, keywords, asked, text}) => [heading, keywords, asked, text])),
      cards: cardNames(cards),
      synonyms,
      partLabel,
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
