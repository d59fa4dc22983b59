import type {Page} from '../corpus/page';
import {errorAt} from '../problem';
import type {Problem} from '../types';

/** Where facts are told: a page, or a file of the data or of a figure. */
export interface Source {
  /** From the project's folder. */
  readonly file: string;
  /** What exceptions name it by: the address of a page without the language, or the file. */
  readonly place: string;
}

export const sourceOf = ({file, route}: Page): Source => ({file, place: route});

/** Words of a source that a fact of the data says, too. */
export interface ToldByHand {
  readonly source: Source;
  readonly line: number;
  readonly text: string;
  /** Facts that it may be, as their messages name them. */
  readonly ids: readonly string[];
  /** What draws each of them. */
  readonly elements: readonly string[];
}

/** Words that only happen to be a fact. */
interface Exception {
  /** As in `Source`. */
  readonly place: string;
}

export interface Exceptions<Told extends ToldByHand, One extends Exception> {
  /** Where they stand, from the project's folder. */
  readonly file: string;
  readonly all: readonly One[];
  covers(exception: One, told: Told): boolean;
  /** What the source is excepted to tell. */
  nameOf(exception: One): string;
}

/**
 * Facts that sources tell by hand without being excepted, and exceptions that no source needs.
 *
 * @param told every place where a source tells a fact by hand
 */
export function byHandProblems<Told extends ToldByHand, One extends Exception>(
  sources: readonly Source[],
  told: readonly Told[],
  {file, all, covers, nameOf}: Exceptions<Told, One>,
): Problem[] {
  const isListed = (exception: One, one: Told) => exception.place === one.source.place && covers(exception, one);
  const byHand = told
    .filter((one) => !all.some((exception) => isListed(exception, one)))
    .map(({source, line, text, ids, elements}) =>
      errorAt(
        source.file,
        line,
        `"${text}" stands in the data (${ids.join(', ')}) and is told by hand.`,
        `Write ${elements.join(' or ')}. If it is something else, say so in ${file}.`,
      ),
    );
  const unneeded = sources.flatMap((source) =>
    all
      .filter((exception) => exception.place === source.place && !told.some((one) => isListed(exception, one)))
      .map((exception) =>
        errorAt(source.file, 1, `Nothing here tells ${nameOf(exception)}.`, `Take it out of ${file}.`),
      ),
  );
  return [...byHand, ...unneeded];
}
