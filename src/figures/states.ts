import type {Localized, LocaleId} from '../lib/locales';
import type {Line, State} from '../../packages/diagrams';

/** One state, as the lists of states in `src/product/data` have it. */
export interface StateRecord {
  readonly id: string;
  readonly sv: string;
  readonly en: string;
  /** The name in SQL and HTTP, when it is not the id. */
  readonly db?: string;
  readonly descSv?: string;
  readonly descEn?: string;
  readonly next?: readonly string[];
  readonly changes?: readonly (Localized & {readonly to: string})[];
}

function toState(record: StateRecord, detail: Line | undefined): State {
  const {id, sv, en, next = []} = record;
  return {id, name: {sv, en}, next, ...(detail !== undefined && {detail})};
}

/** States with their technical names under them. */
export function technicalStates(records: readonly StateRecord[]): State[] {
  return records.map((record) => toState(record, {code: record.db ?? record.id}));
}

function description({descSv, descEn}: StateRecord): Localized | undefined {
  return descSv && descEn ? {sv: descSv, en: descEn} : undefined;
}

/** States with what they mean under them. */
export function describedStates(records: readonly StateRecord[]): State[] {
  return records.map((record) => toState(record, description(record)));
}

function sentencesOf(records: readonly StateRecord[], locale: LocaleId): string {
  const nameOf = (id: string) => records.find((state) => state.id === id)?.[locale] ?? id;
  const [from, to] = {sv: ['Från', 'till'], en: ['From', 'to']}[locale];
  const meanings = records.flatMap((record) => {
    const meaning = description(record)?.[locale];
    return meaning === undefined ? [] : [`${record[locale]}: ${meaning}.`];
  });
  const changes = records.flatMap(({id, changes: all = []}) =>
    all.map((change) => `${from} ${nameOf(id)} ${to} ${nameOf(change.to)}: ${change[locale]}.`),
  );
  return [...meanings, ...changes].join(' ');
}

/** What each state means and every change as sentences of the data, so that figure, table and words cannot differ. */
export function changesInWords(records: readonly StateRecord[]): Localized {
  return {sv: sentencesOf(records, 'sv'), en: sentencesOf(records, 'en')};
}
