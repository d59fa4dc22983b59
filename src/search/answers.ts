import {nameKey} from './query';
import type {Answer, ColumnList, SearchIndexFile} from './types';

/** Finds the card for a name typed exactly, however its separators and case are written. */
export interface AnswerBook {
  find(query: string): Answer[];
}

/** Cards shown at once at the most; a column name can stand in many tables. */
const most = 3;

/** A name that nobody types by accident: `VoucherDate`, not `Name` or `Server`. */
function isTelling(name: string): boolean {
  return /\p{Ll}\p{Lu}|\p{Lu}{2}\p{Ll}|\d/u.test(name);
}

function lastPart(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1);
}

function columnAnswers({table, columns}: ColumnList, {answers, columnLabel}: SearchIndexFile): Answer[] {
  const url = answers.find(({name}) => name === table)?.url;
  if (url === undefined) {
    throw new Error(`The index has columns of ${table} but no answer for ${table} itself.`);
  }
  return columns.map(([name, type, meaning]) => ({
    type: 'column',
    name: `${table}.${name}`,
    label: columnLabel,
    title: meaning,
    text: `\`${type}\``,
    url: `${url}-${name.toLowerCase()}`,
    more: [[table, url]],
  }));
}

/** Everything an answer is found by. */
function keysOf({type, name, aliases = []}: Answer): string[] {
  const short = lastPart(name);
  const keys = [name, ...aliases];
  if (type === 'column') {
    // With the table but without its schema.
    keys.push(name.slice(name.indexOf('.') + 1));
  }
  if (type !== 'function' && type !== 'endpoint' && isTelling(short)) {
    keys.push(short);
  }
  return [...new Set(keys.map(nameKey))].filter(Boolean);
}

/** Reads the cards of an index. Throws when the columns name a table that has no card. */
export function createAnswerBook(file: SearchIndexFile): AnswerBook {
  const byKey = new Map<string, Answer[]>();
  for (const answer of [...file.answers, ...file.columns.flatMap((list) => columnAnswers(list, file))]) {
    for (const key of keysOf(answer)) {
      byKey.set(key, [...(byKey.get(key) ?? []), answer]);
    }
  }
  return {find: (query) => (byKey.get(nameKey(query)) ?? []).slice(0, most)};
}
