import type {CardName, NamedCard} from './format';
import {nameKey} from './query';
import type {Card} from './types';

/** Address of a part of a card: the card's own, with the part's name behind it. */
export const partAddress = (url: string, part: string) => `${url}-${part.toLowerCase()}`;

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

/** A name that nobody types by accident: `VoucherDate`, not `Name` or `Server`. */
const isTelling = (name: string) => /\p{Ll}\p{Lu}|\p{Lu}{2}\p{Ll}|\d/u.test(name);

/** How a name is typed: `fin.Voucher.VoucherDate` also from its second part on, and by its last one if that is telling. */
function keysOf(name: string): Set<string> {
  const parts = name.split('.');
  const ends = parts.map((_, at) => parts.slice(at).join('.'));
  const typed = ends.filter((end, at) => at === 0 || at < ends.length - 1 || isTelling(end));
  return new Set(typed.map(nameKey).filter(Boolean));
}

/** Cards by the keys of their names; whole ones before parts of others. */
export function cardsByKey(names: readonly CardName[]): ReadonlyMap<string, readonly NamedCard[]> {
  const cards = new Map<string, NamedCard[]>();
  for (const [name, ...card] of [...names].sort((a, b) => a.length - b.length)) {
    keysOf(name).forEach((key) => cards.set(key, [...(cards.get(key) ?? []), card]));
  }
  return cards;
}
