import {errors} from '../../../src/product/facts';
import type {Page} from '../corpus/page';
import {errorAt} from '../problem';
import type {Check, Problem} from '../types';

/** A row that begins with what a cell shows, in code, and goes on with codes. */
const row = /^\|\s*`(#[^`]+)`\s*\|.*\bYT-\d{4}.*$/;

/** `YT-7001`, and all from the first to the second of `YT-7001 till YT-7007`. */
const named = /YT-(\d{4})(?:\s+(?:till|to)\s+YT-(\d{4}))?/g;

function codesIn(text: string): Set<string> {
  return new Set(
    [...text.matchAll(named)].flatMap(([, first, last = first]) =>
      errors.map(({code}) => code).filter((code) => code >= `YT-${first}` && code <= `YT-${last}`),
    ),
  );
}

/** What a row says of a value that the data does not say, or leaves out. */
function rowProblems({file, language}: Page, line: number, text: string): Problem[] {
  const value = row.exec(text)?.[1];
  const shown = errors.filter(({cell}) => value === cell?.[language]);
  if (value === undefined || shown.length === 0) {
    return [];
  }
  const named = codesIn(text);
  const missing = shown.map(({code}) => code).filter((code) => !named.has(code));
  const wrong = [...named].filter((code) => !shown.some((error) => error.code === code));
  return [
    ...missing.map((code) => errorAt(file, line, `${code} shows ${value}, too.`, 'Add it to the row.')),
    ...wrong.map((code) => errorAt(file, line, `${code} does not show ${value}.`, 'Take it out of the row.')),
  ];
}

/** The rows of what cells show name every code that shows it, and no other. */
export const cellValues: Check = {
  name: 'cell-values',
  description: 'a row about what a cell shows names all codes that show it',
  run: ({corpus}) =>
    corpus.pages.flatMap((page) =>
      page.source.split('\n').flatMap((text, index) => rowProblems(page, index + 1, text)),
    ),
};
