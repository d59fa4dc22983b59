import {errors} from '../../../src/product/facts';
import type {Check} from '../types';

/** A row that begins with what a cell shows, in code, and goes on with codes. */
const rows = /^\|\s*`(?<value>#[^`]+)`\s*\|.*\bYT-\d{4}.*$/gm;

/** `YT-7001`, and all from the first to the second of `YT-7001 till YT-7007`. */
const ranges = /(YT-\d{4})(?:\s+(?:till|to)\s+(YT-\d{4}))?/g;

const codesIn = (text: string): string[] =>
  [...text.matchAll(ranges)].flatMap(([, first = '', last = first]) =>
    errors.map(({code}) => code).filter((code) => code >= first && code <= last),
  );

/** The rows of what cells show name every code that shows it, and no other. */
export default {
  description: 'a row about what a cell shows names all codes that show it',
  texts: {
    said: (text, language) =>
      [...text.matchAll(rows)].flatMap(({0: row, index: at, groups}) => {
        const value = groups!.value!;
        const shown = errors.filter(({cell}) => cell?.[language] === value).map(({code}) => code);
        const named = codesIn(row);
        const missing = shown.filter((code) => !named.includes(code));
        const wrong = shown.length === 0 ? [] : named.filter((code) => !shown.includes(code));
        return [
          ...missing.map((code) => ({at, message: `${code} shows ${value}, too.`, fix: 'Add it to the row.'})),
          ...wrong.map((code) => ({at, message: `${code} does not show ${value}.`, fix: 'Take it out of the row.'})),
        ];
      }),
  },
} satisfies Check;
