import type {Line, State, Text} from '../../packages/diagrams';

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
}

function toState(record: StateRecord, detail: Line | undefined): State {
  const {id, sv, en, next = []} = record;
  return {id, name: {sv, en}, next, ...(detail !== undefined && {detail})};
}

/** States with their technical names under them. */
export function technicalStates(records: readonly StateRecord[]): State[] {
  return records.map((record) => toState(record, {code: record.db ?? record.id}));
}

function description({descSv, descEn}: StateRecord): Text | undefined {
  return descSv && descEn ? {sv: descSv, en: descEn} : undefined;
}

/** States with what they mean under them. */
export function describedStates(records: readonly StateRecord[]): State[] {
  return records.map((record) => toState(record, description(record)));
}
