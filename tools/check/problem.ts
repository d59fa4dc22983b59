export type Severity = 'error' | 'warning' | 'hint';

/** Text to put in the place of a part of a file. */
export interface Edit {
  /** Offsets in the file as it was read. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

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
  /** What `--fix` does about it, where there is one right answer. */
  mend?: readonly Edit[];
  /** Names of what is wrong because of this, for `follows` of others. */
  explains?: readonly string[];
  /** Last line of what is wrong here: nothing else is said of the lines from `line` to this one. */
  covers?: number;
  /**
   * Causes that would explain this: it is left out when another check found one of them as an error.
   * A file, a place `file:line`, or a name that another problem says it explains.
   */
  follows?: readonly string[];
  /** Name of the check that found it; filled in when the checks are run. */
  check?: string;
}

/** An error at a line of a file. */
export const errorAt = (file: string, line: number, message: string, fix?: string): Problem => ({
  file,
  line,
  message,
  ...(fix !== undefined && {fix}),
  severity: 'error',
});
