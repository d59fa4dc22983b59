import {partCard} from './cards';
import {createLoadedParts, type CorePart, type NamedCard, type ReadPart, type TextsPart} from './parts';
import type {Records} from './postings';
import {remembered} from './remembered';
import {tokensOf, type Token} from './tokens';
import type {Card} from './types';

/** A record as it is shown. */
export interface ShownRecord {
  /** Address with anchor. */
  readonly url: string;
  /** Empty for the beginning of a page. */
  readonly anchor: string;
  /** The page's title for its beginning. */
  readonly heading: string;
  readonly text: string;
  /** Title of its page. */
  readonly page: string;
  readonly headingTokens: readonly Token[];
  /** All its words with one space around each, to look for others in the same order. */
  readonly words: string;
}

/** The texts parts of an index, as far as they have been read. */
export interface Texts {
  /** Reads what is to be shown of records. */
  load(ids: Iterable<number>): Promise<void>;
  /** A record that has been loaded. */
  recordOf(id: number): ShownRecord;
  /** A card whose record has been loaded. */
  cardOf(named: NamedCard): Card;
}

/** What is shown of records and cards. */
export function createTexts({starts, partLabel}: CorePart, {pageOf}: Records, read: ReadPart): Texts {
  const parts = createLoadedParts<TextsPart>('texts', starts.texts, read);
  return {
    load: parts.load,
    recordOf: remembered((id) => {
      const {part, offset} = parts.at(id);
      const [anchor, own, text] = part.records[offset]!;
      const [, url, page, keywords] = part.pages.find(([number]) => number === pageOf(id))!;
      const heading = own || page;
      const words = tokensOf(`${heading} ${anchor === '' ? keywords : ''} ${text}`).map(({form}) => form);
      return {
        url: url + (anchor && `#${anchor}`),
        anchor,
        heading,
        text,
        page,
        headingTokens: tokensOf(heading),
        words: ` ${words.join(' ')} `,
      };
    }),
    cardOf([, id, position, row]) {
      const card = parts.at(id).part.cards[position]!;
      return row === undefined ? card : partCard(card, row, partLabel);
    },
  };
}
