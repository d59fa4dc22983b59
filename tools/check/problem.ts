import type {Fault as YamlFault} from '../../packages/checked-yaml';

export type Severity = 'error' | 'warning' | 'hint';

/** Text to put in the place of a part of a file. */
export interface Edit {
  /** Offsets in the file as it was read. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** One thing to mend in a file, as a check finds it. */
export interface Finding {
  /** Path from the project's folder, with forward slashes. */
  file: string;
  /** Line number, from 1. */
  line: number;
  /** What is wrong, in one sentence. */
  message: string;
  /** What to write instead, when that can be said. */
  fix?: string | undefined;
  /** An error when left out. */
  severity?: Severity;
  /** What `--fix` does about it, where there is one right answer. */
  mend?: readonly Edit[] | undefined;
  /** Names of what is wrong because of this, for `follows` of others. */
  explains?: readonly string[];
  /** Last line of what is wrong here: nothing else is said of the lines from `line` to this one. */
  covers?: number;
  /**
   * Causes that would explain this: it is left out when another check found one of them as an error.
   * A file, a place `file:line`, or a name that another problem says it explains.
   */
  follows?: readonly string[];
}

/** A finding of a page or a text that is known. */
export type Fault = Omit<Finding, 'file'>;

/** A finding of what is known with its line: a name, an attribute, a statement. */
export type Reason = Omit<Fault, 'line'>;

/** A fault of a text, by its offset. */
export type TextFault = Reason & {readonly at: number};

/** What is wrong with each place that a pattern finds in a text, one finding a place. */
export const faultsAt = (
  text: string,
  pattern: RegExp,
  faultOf: (match: RegExpExecArray) => Reason | undefined,
): TextFault[] =>
  [...text.matchAll(pattern)].flatMap((match) => {
    const fault = faultOf(match);
    return fault === undefined ? [] : [{...fault, at: match.index}];
  });

/** A finding with the check that made it; pages that cannot be read have none. */
export interface Problem extends Finding {
  severity: Severity;
  check?: string;
}

/** What the reader of YAML finds. */
export const fromYaml = ({remedy, ...place}: YamlFault): Finding => ({...place, ...(remedy && {fix: remedy})});
