import type {CheckContext} from './corpus/corpus';
import type {LocaleId} from '../../src/lib/locales';
import type {Page} from './corpus/page';
import type {Fault, Finding, TextFault} from './problem';
import type {ReadingName} from './rules/readings';

export type {CheckContext} from './corpus/corpus';
export type {Edit, Fault, Finding, Problem, Reason, Severity, TextFault} from './problem';

/** One rule that the pages must keep: what a file in `checks/` exports. A table of its name has further rules. */
export interface Check {
  description: string;
  /** What is wrong with a page by itself. */
  page?(page: Page, context: CheckContext): readonly Fault[];
  /** What is wrong with each text of a kind, in each of its languages. */
  texts?: Partial<Record<ReadingName, (text: string, language: LocaleId) => readonly TextFault[]>>;
  /** What is wrong with files or with pages together. */
  run?(context: CheckContext): readonly Finding[] | Promise<readonly Finding[]>;
  /** Some of its problems can be mended in their place. */
  mends?: boolean;
  /** Looks at the whole site: left out when only some files are looked at. */
  whole?: true;
}

/** A check with the name of its file. */
export type NamedCheck = Check & {readonly name: string};
