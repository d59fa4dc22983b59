import {languages, type Language} from '../engine/languages';
import {tokensOf} from '../engine/tokens';
import type {SearchRecord} from '../engine/types';
import type {SiteQuestion} from './options';

/**
 * The words that questions are found by, each once in the form it has first: none that say little, or stand in the
 * heading anyway. The questions themselves are not shown, and would weigh several times as much.
 */
export function askedWords(questions: readonly string[], heading: string, language: Language): string {
  const {stem, stopWords, fillers} = languages[language];
  const inHeading = new Set(tokensOf(heading).map(({form}) => stem(form)));
  const words = new Map<string, string>();
  for (const question of questions) {
    for (const {form, start, end} of tokensOf(question)) {
      const key = stem(form);
      if (!stopWords.has(form) && !fillers.has(form) && !inHeading.has(key) && !words.has(key)) {
        words.set(key, question.slice(start, end));
      }
    }
  }
  return [...words.values()].join(' ');
}

/** The records of a page, each with the words of the questions that it answers; the first has those of the whole page. */
export function withQuestions(
  records: readonly SearchRecord[],
  title: string,
  questions: readonly SiteQuestion[],
  language: Language,
): SearchRecord[] {
  const anchors = new Set(records.map(({anchor}) => anchor));
  return records.map((record) => {
    const own = questions.filter(({anchor}) => (anchors.has(anchor) ? anchor : '') === record.anchor);
    const asked = askedWords(
      own.map(({text}) => text),
      record.heading || title,
      language,
    );
    return asked === '' ? record : {...record, asked};
  });
}
