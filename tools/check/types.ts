import type {Corpus} from './corpus/corpus';

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

/** What a check gets to read. Everything is parsed once, when it is first asked for. */
export interface CheckContext {
  /** Project folder, absolute. */
  root: string;
  corpus: Corpus;
  /** A line for the summary that is no problem, such as a count. */
  note(text: string): void;
}

/** One rule that the pages must keep; one file in `checks/`. */
export interface Check {
  name: string;
  description: string;
  run(context: CheckContext): Problem[] | Promise<Problem[]>;
  /**
   * Mends what a machine can mend safely.
   * @returns paths of the files it changed, from the project's folder
   */
  fix?(context: CheckContext): string[] | Promise<string[]>;
}
