import type {CardName} from '../engine/format';
import type {Card, SearchContent} from '../engine/types';

/** A card, where it is shown. */
export interface PlacedCard {
  readonly card: Card;
  /** The record that says the same, or begins its page. */
  readonly record: number;
}

/** The cards of a site, those of a page in their order. */
export function placedCards({cards, pages, records}: SearchContent): PlacedCard[] {
  const ids = new Map(records.map(({page, anchor}, id) => [pages[page]!.url + (anchor && `#${anchor}`), id] as const));
  return cards.map((card) => ({card, record: ids.get(card.url) ?? ids.get(card.url.split('#')[0]!)!}));
}

/** Cards by each of their names, and their parts by theirs. */
export const cardNames = (pages: readonly (readonly PlacedCard[])[]): CardName[] =>
  pages.flatMap((cards) =>
    cards.flatMap(({card: {name, aliases = [], parts = []}, record}, position): CardName[] => [
      ...[name, ...aliases].map((called): CardName => [called, record, position]),
      ...parts.map(([part], at): CardName => [`${name}.${part}`, record, position, at]),
    ]),
  );
