/**
 * Lets `npm start` take over changed facts while it runs. The bundler keeps the remark plugins of its beginning, and
 * every load by the framework makes modules of its own: what loads have in common hangs on the process.
 */
import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import type {Written} from '../../../src/components/schema';
import type {ProductDataOptions} from '../../../src/product/context';

/** What a page asks of the facts: about the codes in a text, or about an element. */
export type Question = string | {readonly name: string; readonly written: Written};

/** What one load of the facts makes of pages. */
export interface Facts {
  /** Gives a page its facts, puts every question of it into `asked`, and throws its faults. */
  readonly fill: (page: Root, file: VFile, options: ProductDataOptions, asked: Question[]) => void;
  /** Answers a question again. Throws what is wrong with it. */
  readonly answer: (question: Question, options: ProductDataOptions) => unknown;
}

interface Asked {
  readonly options: ProductDataOptions;
  readonly questions: readonly Question[];
}

interface Shared {
  newest?: Facts;
  /** What each page asks, by its absolute path. */
  readonly pages: Map<string, Asked>;
}

const key = Symbol.for('plugins/markdown/product-data');
const shared = ((globalThis as Record<symbol, unknown>)[key] ??= {pages: new Map()}) as Shared;

/** Fills a page by the newest facts; `own` are those of the load that asks. */
export function fillByNewest(own: Facts, page: Root, file: VFile, options: ProductDataOptions): void {
  shared.newest ??= own;
  const questions: Question[] = [];
  shared.pages.set(file.path, {options, questions});
  shared.newest.fill(page, file, options, questions);
}

function answers({answer}: Facts, {options, questions}: Asked): string {
  const orFault = (question: Question) => {
    try {
      return answer(question, options);
    } catch (error) {
      return String(error);
    }
  };
  return JSON.stringify(questions.map(orFault));
}

/**
 * Fills pages by these facts from now on.
 *
 * @returns the pages that must be filled anew, by their absolute paths
 */
export function applyChangedFacts(facts: Facts): string[] {
  const before = shared.newest ?? facts;
  shared.newest = facts;
  const stale = [...shared.pages].filter(([, asked]) => answers(facts, asked) !== answers(before, asked));
  return stale.map(([file]) => file);
}
