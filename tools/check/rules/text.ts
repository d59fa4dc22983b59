import type {Language} from '../corpus/layout';

/** Part of a text, by its offsets. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** A text that rules are held against. */
export interface Text {
  /** From the project's folder. */
  readonly file: string;
  /** Languages whose rules hold here. */
  readonly languages: readonly Language[];
  readonly value: string;
  /** Line of the file on which it begins, from 1. */
  readonly line: number;
  /** Where it begins in the file, when it stands there letter by letter, so that a place in it can be mended. */
  readonly offset?: number;
  /** Further names that the words of a rule may use. */
  readonly names?: Readonly<Record<string, string>>;
  /** The parts that rules are about; what is around them only says what they are. All of it when left out. */
  readonly parts?: readonly Range[];
}
