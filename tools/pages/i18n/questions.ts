import path from 'node:path';
import {questionsOfPage} from '../../../config/questions';
import type {Pair} from '../../../packages/translation-freshness';
import {questionGaps} from '../../check/lib/questions';

/** Sections that have questions in one language and none in the other: the file that lacks them, and their ids. */
export interface QuestionGap {
  /** Path of the page from the project's folder. */
  readonly page: string;
  readonly anchors: readonly string[];
}

/**
 * What lacks questions in either language of a page.
 *
 * @param root project folder, absolute
 * @throws Error naming file and line, when the questions cannot be read
 */
export function questionGapsOf(root: string, {source, translation}: Pair): QuestionGap[] {
  const questionsIn = (page: string) => questionsOfPage(path.join(root, page));
  const [own, translated] = [questionsIn(source), questionsIn(translation)];
  return [
    {page: source, anchors: questionGaps(translated, own).map(({anchor}) => anchor)},
    {page: translation, anchors: questionGaps(own, translated).map(({anchor}) => anchor)},
  ].filter(({anchors}) => anchors.length > 0);
}

/** A line per page for the terminal. */
export const questionLines = (gaps: readonly QuestionGap[]): string[] =>
  gaps.map(({page, anchors}) => `questions  ${page} lacks those of ${anchors.join(', ')}`);
