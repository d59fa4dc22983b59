import {leadsTo, type Question} from '../../tests/search/questions';

/**
 * One entry of a list of results: the addresses it leads to. A search that shows a page with
 * links to some of its headings below has several, and all of them count at the entry's rank.
 */
export type Entry = readonly string[];

/** How well questions were answered; shares of 1. */
export interface Quality {
  readonly first: number;
  readonly topThree: number;
  /** The same when the right page is enough, wherever on it the answer stands. */
  readonly pageFirst: number;
  readonly pageTopThree: number;
}

const withoutAnchor = (url: string) => url.split('#')[0]!;

/** Rank of the first entry that leads to the answer, from 1; 0 when none does. */
export function rankOf(entries: readonly Entry[], {expect}: Question): number {
  const targets = [expect].flat();
  return entries.findIndex((urls) => urls.some((url) => targets.some((target) => leadsTo(url, target)))) + 1;
}

/** The question that any part of the right page answers. */
function wholePage(question: Question): Question {
  return {...question, expect: [question.expect].flat().map(withoutAnchor)};
}

/**
 * Judges lists of results by the rule of our own suite.
 *
 * @param questions what was asked
 * @param answers the lists of results, in the order of the questions
 * @throws when their numbers differ
 */
export function quality(questions: readonly Question[], answers: readonly (readonly Entry[])[]): Quality {
  if (questions.length !== answers.length) {
    throw new Error(`${questions.length} questions have ${answers.length} answers.`);
  }
  const share = (read: (question: Question) => Question, last: number) =>
    questions.filter((question, position) => {
      const rank = rankOf(answers[position]!, read(question));
      return rank >= 1 && rank <= last;
    }).length / questions.length;
  const asAsked = (question: Question) => question;
  return {
    first: share(asAsked, 1),
    topThree: share(asAsked, 3),
    pageFirst: share(wholePage, 1),
    pageTopThree: share(wholePage, 3),
  };
}
