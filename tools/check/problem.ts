export type Severity = 'error' | 'warning' | 'hint';

/** One thing to mend in a file. */
export interface Problem {
  /** Path from the project's folder, with forward slashes. */
  file: string;
  /** Line number, from 1. */
  line: number;
  /** What is wrong, in one sentence. */
  message: string;
  /** What to write instead, when that can be said. */
  fix?: string;
  severity: Severity;
}
