import type {Corpus} from './corpus/corpus';
import type {Problem} from './problem';

export type {Edit, Problem, Severity} from './problem';

/** What a check gets to read. Everything is parsed once, when it is first asked for. */
export interface CheckContext {
  /** Project folder, absolute. */
  root: string;
  /** Files to look at that a person writes, from the project's folder. */
  files: readonly string[];
  /** Whether that is all of the project: a part cannot tell what is nowhere. */
  isWhole: boolean;
  /** The pages among them. */
  corpus: Corpus;
  /** A line for the summary that is no problem, such as a count. */
  note(text: string): void;
}

/** One rule that the pages must keep; one file in `checks/`. */
export interface Check {
  name: string;
  description: string;
  run(context: CheckContext): readonly Problem[] | Promise<readonly Problem[]>;
  /** Some of its problems can be mended in their place. */
  mends?: boolean;
  /** Looks at the whole site: left out when only some files are looked at. */
  whole?: true;
  /**
   * Mends what a machine can mend safely and an edit of one place cannot.
   * @returns paths of the files it changed, from the project's folder
   */
  fix?(context: CheckContext): string[] | Promise<string[]>;
}
