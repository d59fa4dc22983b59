import {inEach, type Localized, type LocaleId} from '../lib/locales';
import type {Line, State} from '../../packages/diagrams';

/** One state, as the lists of states in `src/product/facts` have it. */
interface StateRecord extends Localized {
  readonly id: string;
  /** The name in SQL and HTTP, when it is not the id. */
  readonly db?: string;
  readonly description?: Localized;
  readonly next?: readonly string[];
  readonly changes?: readonly (Localized & {readonly to: string})[];
}

/** States with what they mean under them, or else the name by which machines know them. */
export function statesWithDetail(records: readonly StateRecord[]): State[] {
  return records.map(({id, sv, en, db = id, next = [], description}) => {
    const detail: Line = description ?? {code: db};
    return {id, name: {sv, en}, next: [...next], detail};
  });
}

function sentencesOf(records: readonly StateRecord[], locale: LocaleId): string {
  const nameOf = (id: string) => records.find((state) => state.id === id)?.[locale] ?? id;
  const [from, to] = {sv: ['Från', 'till'], en: ['From', 'to']}[locale];
  const meanings = records.flatMap((record) =>
    record.description ? [`${record[locale]}: ${record.description[locale]}.`] : [],
  );
  const changes = records.flatMap(({id, changes: all = []}) =>
    all.map((change) => `${from} ${nameOf(id)} ${to} ${nameOf(change.to)}: ${change[locale]}.`),
  );
  return [...meanings, ...changes].join(' ');
}

/** What each state means and every change as sentences of the data, so that figure, table and words cannot differ. */
export const changesInWords = (records: readonly StateRecord[]): Localized =>
  inEach((locale) => sentencesOf(records, locale));
