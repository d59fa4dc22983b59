/** One fault in the product facts. */
export interface DataProblem {
  /** Subject and record, e.g. `errors YT-2003` or `schema.tables fin.Account columns AccountNo`. */
  record: string;
  /** Property of the record, e.g. `en`; empty when the record as a whole is at fault. */
  field: string;
  /** What is wrong, in one clause. */
  message: string;
}

/** One line for a build log: record, field, fault. */
export function formatProblem({record, field, message}: DataProblem): string {
  return field === '' ? `${record}: ${message}` : `${record}, field "${field}": ${message}`;
}
