import type {Corpus} from './corpus/corpus';
import type {Problem} from './problem';

export type {Problem, Severity} from './problem';

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
