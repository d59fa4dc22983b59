import {languages, type Language} from '../engine/languages';
import {tokensOf} from '../engine/tokens';
import type {SearchRecord} from '../engine/types';
import type {SiteQuestion} from './options';

/**
 * The records of a page, each with what the questions say that it answers: without words that say little, or stand in the
 * heading anyway, as either would count too much. The first has the questions of the whole page.
 */
export function withQuestions(
  records: readonly SearchRecord[],
  title: string,
  questions: readonly SiteQuestion[],
  language: Language,
): SearchRecord[] {
  const {stem, fillers} = languages[language];
  const anchors = new Set(records.map(({anchor}) => anchor));
  return records.map((record) => {
    const inHeading = new Set(tokensOf(record.heading || title).map(({form}) => stem(form)));
    const telling = ({text}: SiteQuestion) =>
      tokensOf(text)
        .filter(({form}) => !fillers.has(form) && !inHeading.has(stem(form)))
        .map(({start, end}) => text.slice(start, end));
    const own = questions.filter(({anchor}) => (anchors.has(anchor) ? anchor : '') === record.anchor);
    return own.length === 0 ? record : {...record, asked: own.flatMap(telling).join(' ')};
  });
}
