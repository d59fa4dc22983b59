import {paragraphsOf} from '../lib/texts';
import type {Check} from '../types';

/** Shorter paragraphs, such as "Restart Excel", may well stand on two pages. */
const minWords = 25;

/** What is said twice will be changed once. */
export default {
  whole: true,
  description: `paragraphs of ${minWords} words or more that stand on two pages`,
  run({corpus}) {
    const paragraphs = corpus.pages.flatMap((page) => paragraphsOf(page).map((paragraph) => ({page, ...paragraph})));
    const long = paragraphs.filter(({text}) => text.split(' ').length >= minWords);
    const first = new Map([...long].reverse().map((paragraph) => [paragraph.text, paragraph]));
    return long
      .map((paragraph) => ({...paragraph, known: first.get(paragraph.text)!}))
      .filter(({page, known}) => known.page !== page && known.page.language === page.language)
      .map(({page: {file}, line, known}) => ({
        file,
        line,
        message: `The same paragraph stands in ${known.page.file}:${known.line}.`,
        fix: 'Say it in one place and link to it.',
        severity: 'warning',
      }));
  },
} satisfies Check;
