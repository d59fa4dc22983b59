import {nameKey} from './query';
import type {Card} from './types';

/** A name that nobody types by accident: `VoucherDate`, not `Name` or `Server`. */
function isTelling(name: string): boolean {
  return /\p{Ll}\p{Lu}|\p{Lu}{2}\p{Ll}|\d/u.test(name);
}

const lastPart = (name: string) => name.slice(name.lastIndexOf('.') + 1);

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
  return {
    name: `${name}.${part}`,
    label,
    title,
    text: `\`${type}\``,
    url: partAddress(url, part),
    // With the table but without its schema.
    aliases: [`${lastPart(name)}.${part}`],
    more: [[name, url]],
  };
}

/** Everything a card is found by, however its separators and case are written. */
export function keysOf({name, aliases = []}: Card): string[] {
  const short = lastPart(name);
  const keys = [name, ...aliases, ...(isTelling(short) ? [short] : [])];
  return [...new Set(keys.map(nameKey))].filter(Boolean);
}
