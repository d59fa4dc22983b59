import type {Language} from '../corpus/layout';
import type {Page} from '../corpus/page';
import {frontMatterTexts, lineOfOffset, textRanges} from '../lib/texts';
import type {Check, Problem} from '../types';

/** A sign in running text, with what stands round it. */
interface Sign {
  readonly text: string;
  readonly before: string;
  readonly after: string;
}

interface Rule {
  readonly pattern: RegExp;
  /** What should stand there; the sign itself when it is right, nothing when only the writer can tell. */
  readonly right: (sign: Sign, language: Language) => string | undefined;
  readonly message: (sign: string) => string;
  readonly fix?: string;
}

/** Whether a quotation mark begins what is quoted, by its neighbours. */
const isOpening = ({before, after}: Sign) =>
  /^[\s(\[{–—/]?$/.test(before) || (/[*_`>]/.test(before) && /[\p{L}\p{N}*_`<[]/u.test(after));

const rules: readonly Rule[] = [
  {
    pattern: /[“”„«»]|(?<!\\)"/g,
    right: (sign, language) => (language === 'en' && isOpening(sign) ? '“' : '”'),
    message: (sign) => `The quotation mark ${sign} is not the language’s own.`,
  },
  {
    pattern: /(?<!-)--(?!-)/g,
    right: ({before, after}) => (/\S/.test(before) === /\S/.test(after) ? '–' : undefined),
    message: () => 'Two hyphens are no dash.',
    fix: 'Write –, or put the option of a command between backticks.',
  },
  {pattern: /(?<!\.)\.{3}(?!\.)/g, right: () => '…', message: () => 'Three full stops are no ellipsis.'},
  {
    pattern: /&nbsp;/g,
    right: () => '\u00A0',
    message: () => 'A no-break space is written as the sign itself, not as &nbsp;.',
  },
  {
    pattern: /(?<!\w)[A-Za-z]:\\[^\s|]+|%\w+%\\[^\s|]+|(?<![\w\\])\\\\[\w-]+\\[^\s|]+/g,
    right: () => undefined,
    message: (sign) => `The path ${sign} loses its backslashes in running text.`,
    fix: 'Write <FilePath path="…" />, or put it between backticks.',
  },
  {
    pattern: /\p{Emoji_Presentation}\uFE0F?|\p{Extended_Pictographic}\uFE0F/gu,
    right: () => undefined,
    message: (sign) => `A page has no emoji (${sign}).`,
    fix: 'Say it in words, or use a box: :::warning.',
  },
];

interface Found {
  readonly index: number;
  readonly sign: string;
  readonly right: string | undefined;
  readonly rule: Rule;
}

/** What is wrong in a part of a text. */
function faultsIn(text: string, from: number, to: number, language: Language): Found[] {
  return rules.flatMap((rule) =>
    [...text.slice(from, to).matchAll(rule.pattern)].flatMap(({0: sign, index}) => {
      const at = from + index;
      const right = rule.right(
        {text: sign, before: text.charAt(at - 1), after: text.charAt(at + sign.length)},
        language,
      );
      return right === sign ? [] : [{index: at, sign, right, rule}];
    }),
  );
}

function problemOf(page: Page, line: number, {sign, right, rule}: Found): Problem {
  const fix = right === undefined ? rule.fix : `Write ${right} instead.`;
  return {file: page.file, line, message: rule.message(sign), ...(fix && {fix}), severity: 'error'};
}

function bodyProblems(page: Page): Problem[] {
  const all = textRanges(page).flatMap(({from, to}) => faultsIn(page.source, from, to, page.language));
  return all.map((found) => {
    const {index, sign, right} = found;
    const mend = right === undefined ? undefined : [{start: index, end: index + sign.length, text: right}];
    return {...problemOf(page, lineOfOffset(page, index), found), ...(mend && {mend})};
  });
}

/** In front matter the marks stand in YAML, where only a writer can change them safely. */
function frontMatterProblems(page: Page): Problem[] {
  return frontMatterTexts(page).flatMap(({value, line}) =>
    faultsIn(value, 0, value.length, page.language).map((found) => problemOf(page, line, found)),
  );
}

/** Signs as the language sets them, so that a page does not show where its text was pasted from. */
export const typography: Check = {
  name: 'typography',
  description: 'quotation marks, dashes, ellipses and no-break spaces of the language; no bare paths, no emoji',
  mends: true,
  run: ({corpus}) => corpus.pages.flatMap((page) => [...frontMatterProblems(page), ...bodyProblems(page)]),
};
