import type {Page} from '../corpus/page';
import {paragraphsOf} from '../lib/texts';
import type {Check, CheckContext, Finding} from '../types';

/** Shorter paragraphs, such as "Restart Excel", may well stand on two pages; and shorter ones yet twice on a page. */
const minWords = {apart: 25, onPage: 12};

const hasWords = (count: number) => (paragraph: {readonly text: string}) => paragraph.text.split(' ').length >= count;

const longOn = (page: Page) =>
  paragraphsOf(page)
    .filter(hasWords(minWords.onPage))
    .map((paragraph) => ({page, ...paragraph}));

/** Paragraphs that stand somewhere above already, with the first place. */
function repeated(long: ReturnType<typeof longOn>, isOne: (page: Page, other: Page) => boolean) {
  const first = new Map([...long].reverse().map((paragraph) => [paragraph.text, paragraph]));
  return long
    .map((paragraph) => ({...paragraph, known: first.get(paragraph.text)!}))
    .filter(({page, line, known}) => isOne(page, known.page) && (page !== known.page || line !== known.line));
}

const finding = ({page: {file}, line, known}: ReturnType<typeof repeated>[number]): Finding => ({
  file,
  line,
  message: `The same paragraph stands in ${known.page.file}:${known.line}.`,
  fix: 'Say it in one place and link to it.',
  severity: 'warning',
});

/** What is said twice will be changed once. */
export default {
  description: `paragraphs of ${minWords.apart} words that stand on two pages, or of ${minWords.onPage} twice on one`,
  run({corpus: {pages}}: CheckContext) {
    const long = pages.map(longOn);
    const apart = long.flat().filter(hasWords(minWords.apart));
    return [
      ...repeated(apart, (page, other) => page !== other && page.language === other.language),
      ...long.flatMap((onPage) => repeated(onPage, (one, other) => one === other)),
    ].map(finding);
  },
} satisfies Check;
