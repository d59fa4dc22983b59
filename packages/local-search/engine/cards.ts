import type {CardOutline} from './format';
import {nameKey} from './query';
import type {Card} from './types';

/** A name that nobody types by accident: `VoucherDate`, not `Name` or `Server`. */
function isTelling(name: string): boolean {
  return /\p{Ll}\p{Lu}|\p{Lu}{2}\p{Ll}|\d/u.test(name);
}

const lastPart = (name: string) => name.slice(name.lastIndexOf('.') + 1);

/** Address of a part of a card: the card's own, with the part's name behind it. */
export const partAddress = (url: string, part: string) => `${url}-${part.toLowerCase()}`;

/** A part with its table but without the table's schema. */
const aliasOf = (name: string, part: string) => `${lastPart(name)}.${part}`;

/**
 * The card of one part of another.
 *
 * @param position of the part
 * @param label what kind of thing it is
 */
export function partCard({name, url, parts = []}: Card, position: number, label: string): Card {
  const [part, type, title] = parts[position]!;
  return {name: `${name}.${part}`, label, title, text: `\`${type}\``, url: partAddress(url, part), more: [[name, url]]};
}

/** Everything a thing is found by, however its separators and case are written. */
function keysOf({name, aliases = []}: Pick<Card, 'name' | 'aliases'>): string[] {
  const short = lastPart(name);
  const keys = [name, ...aliases, ...(isTelling(short) ? [short] : [])];
  return [...new Set(keys.map(nameKey))].filter(Boolean);
}

/** A card, or one part of it. */
export interface NamedCard {
  readonly card: CardOutline;
  /** Position of the part. */
  readonly part?: number;
}

/** Cards by each of their names; whole ones before parts of others. */
export function namedCards(cards: readonly CardOutline[]): ReadonlyMap<string, readonly NamedCard[]> {
  const names = new Map<string, NamedCard[]>();
  const add = (thing: Pick<Card, 'name' | 'aliases'>, named: NamedCard) =>
    keysOf(thing).forEach((key) => names.set(key, [...(names.get(key) ?? []), named]));
  cards.forEach((card) => add(card, {card}));
  for (const card of cards) {
    card.parts?.forEach((name, part) =>
      add({name: `${card.name}.${name}`, aliases: [aliasOf(card.name, name)]}, {card, part}),
    );
  }
  return names;
}
