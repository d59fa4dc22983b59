import type {Page} from '../corpus/page';
import {errorAt} from '../problem';
import type {Problem} from '../types';

/** Words of a page that a fact of the data says, too. */
export interface ToldByHand {
  readonly page: Page;
  readonly line: number;
  readonly text: string;
  /** Facts that it may be, as their messages name them. */
  readonly ids: readonly string[];
  /** What draws each of them. */
  readonly elements: readonly string[];
}

/** Words that only happen to be a fact. */
interface Exception {
  /** The page, without the language. */
  readonly route: string;
}

export interface Exceptions<Told extends ToldByHand, One extends Exception> {
  /** Where they stand, from the project's folder. */
  readonly file: string;
  readonly all: readonly One[];
  covers(exception: One, told: Told): boolean;
  /** What the page is excepted to tell. */
  nameOf(exception: One): string;
}

/**
 * Facts that pages tell by hand without being excepted, and exceptions that no page needs.
 *
 * @param told every place where a page tells a fact by hand
 */
export function byHandProblems<Told extends ToldByHand, One extends Exception>(
  pages: readonly Page[],
  told: readonly Told[],
  {file, all, covers, nameOf}: Exceptions<Told, One>,
): Problem[] {
  const isListed = (exception: One, one: Told) => exception.route === one.page.route && covers(exception, one);
  const byHand = told
    .filter((one) => !all.some((exception) => isListed(exception, one)))
    .map(({page, line, text, ids, elements}) =>
      errorAt(
        page.file,
        line,
        `"${text}" stands in the data (${ids.join(', ')}) and is told by hand.`,
        `Write ${elements.join(' or ')}. If it is something else, say so in ${file}.`,
      ),
    );
  const unneeded = pages.flatMap((page) =>
    all
      .filter((exception) => exception.route === page.route && !told.some((one) => isListed(exception, one)))
      .map((exception) =>
        errorAt(page.file, 1, `The page does not tell ${nameOf(exception)}.`, `Take it out of ${file}.`),
      ),
  );
  return [...byHand, ...unneeded];
}
