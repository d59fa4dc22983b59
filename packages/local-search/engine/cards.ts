import {nameKey} from './query';
import type {Card, SearchIndexFile, SearchRecord} from './types';

/** Finds the cards for a name typed exactly, however its separators and case are written. */
export interface CardBook {
  find(query: string): Card[];
}

/** Cards shown at once at the most; a column name can stand in many tables. */
const most = 3;

/** A name that nobody types by accident: `VoucherDate`, not `Name` or `Server`. */
function isTelling(name: string): boolean {
  return /\p{Ll}\p{Lu}|\p{Lu}{2}\p{Ll}|\d/u.test(name);
}

const lastPart = (name: string) => name.slice(name.lastIndexOf('.') + 1);

/** Address of a part of a card: the card's own, with the part's name behind it. */
export const partAddress = (url: string, part: string) => `${url}-${part.toLowerCase()}`;

function partCards({name, url, parts = []}: Card, label: string): Card[] {
  return parts.map(([part, type, title]) => ({
    name: `${name}.${part}`,
    label,
    title,
    text: `\`${type}\``,
    url: partAddress(url, part),
    // With the table but without its schema.
    aliases: [`${lastPart(name)}.${part}`],
    more: [[name, url]],
  }));
}

/** Everything a card is found by. */
function keysOf({name, aliases = []}: Card): string[] {
  const short = lastPart(name);
  const keys = [name, ...aliases, ...(isTelling(short) ? [short] : [])];
  return [...new Set(keys.map(nameKey))].filter(Boolean);
}

/** Reads the cards of an index, and makes those of their parts. */
export function createCardBook({cards, partLabel}: SearchIndexFile): CardBook {
  const byKey = new Map<string, Card[]>();
  for (const card of [...cards, ...cards.flatMap((whole) => partCards(whole, partLabel))]) {
    for (const key of keysOf(card)) {
      byKey.set(key, [...(byKey.get(key) ?? []), card]);
    }
  }
  return {find: (query) => (byKey.get(nameKey(query)) ?? []).slice(0, most)};
}

/**
 * What a record can say instead of repeating a card, which the index holds anyway: `{{s12}}` is what card 12
 * says under its heading, `{{r12}}` a row of a table about it, `{{l12}}` a row that links to it and says its
 * name and title, `{{p12}}` all its parts.
 */
const reference = /\{\{([srlp])(\d+)\}\}/g;

const referenceTo = (kind: string) => (position: number) => `{{${kind}${position}}}`;
export const sectionReference = referenceTo('s');
export const rowReference = referenceTo('r');
export const linkReference = referenceTo('l');
export const partsReference = referenceTo('p');

const saidBy: Readonly<Record<string, (card: Card) => string>> = {
  s: ({name, text, aliases = []}) => [text, ...aliases.filter((alias) => !name.includes(alias))].join(' · '),
  r: ({name, title, text}) => `\`${lastPart(name)}\` · ${title} ${text}`,
  l: ({name, title}) => `${name} · ${title} ·`,
  p: ({parts = []}) => parts.map(([name, type, meaning]) => `\`${name}\` · \`${type}\` · ${meaning}`).join(' '),
};

/** The records of an index with every reference replaced by the text it stands for. */
export function withReferencesResolved({records, cards}: SearchIndexFile): SearchRecord[] {
  const resolve = (written: string, kind: string, position: string) => {
    const card = cards[Number(position)];
    // A page may write the like of it in a text of its own.
    return card ? saidBy[kind]!(card) : written;
  };
  return records.map((record) => ({...record, text: record.text.replace(reference, resolve)}));
}
