import {frontMatterBlock} from '../../../packages/page-source';
import {lineOf, nodesOf, textOf, type Page} from '../corpus/page';
import {paragraphsOf} from '../lib/texts';
import type {Check, Fault} from '../types';

const pageWords: Readonly<Record<string, number>> = {
  'how-to': 1000,
  explanation: 1200,
  troubleshooting: 1400,
  reference: 1400,
};
const paragraphWords = 80;
const cellWords = 35;
const sentenceWords = {usual: 32, step: 28};

/** English says the same in more words. */
const inLanguage = ({language}: Page, limit: number): number => (language === 'en' ? limit * 1.25 : limit);

/** Between two sentences. After an abbreviation, a full stop ends none. */
const border = /(?<=[.!?:;])(?<!\b(?:t\.ex|bl\.a|d\.v\.s|m\.m|kl|nr|e\.g|i\.e|etc|no)\.)\s+/i;

const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** Words of a page's source, without front matter, code, tags and ids of headings. */
const pageLength = ({source}: Page): number =>
  wordsIn(
    source
      .slice(frontMatterBlock(source)!.length)
      .replace(/^```[\s\S]*?^```/gm, '')
      .replace(/<[^>]*>|\{#[^}]*\}/g, ' '),
  );

const held = (line: number, what: string, words: number, limit: number, fix: string): Fault[] =>
  words > limit ? [{line, message: `${what} has ${words} words; the limit is ${limit}.`, fix}] : [];

function sentenceFaults(page: Page): Fault[] {
  const steps = nodesOf(page, 'mdxJsxFlowElement').filter(({name}) => name === 'Step');
  const isInStep = (line: number) => steps.some((step) => lineOf(step) <= line && line <= step.position!.end.line);
  return paragraphsOf(page).flatMap(({text, line}) => {
    const most = isInStep(line) ? sentenceWords.step : sentenceWords.usual;
    return [
      ...held(line, 'The paragraph', wordsIn(text), inLanguage(page, paragraphWords), 'Take away, or divide it.'),
      ...text
        .split(border)
        .flatMap((each) => held(line, `The sentence “${each.slice(0, 40)}…”`, wordsIn(each), most, 'Make it two.')),
    ];
  });
}

/** A page does one job, in paragraphs and sentences that are read once. */
export default {
  description: 'pages, paragraphs, cells and sentences are no longer than their kind allows',
  page(page) {
    const kind = String(page.frontMatter.values.kind);
    const mostOfPage = inLanguage(page, pageWords[kind] ?? Infinity);
    const mostOfCell = Math.floor(inLanguage(page, cellWords));
    return [
      ...held(1, `The ${kind} page`, pageLength(page), mostOfPage, 'Take away, or give a job a page of its own.'),
      ...sentenceFaults(page),
      ...nodesOf(page, 'tableCell').flatMap((cell) =>
        held(lineOf(cell), 'The table cell', wordsIn(textOf(cell)), mostOfCell, 'Say it below the table.'),
      ),
    ];
  },
} satisfies Check;
