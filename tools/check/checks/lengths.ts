import type {Nodes} from 'mdast';
import {textOf} from '../corpus/parse';
import type {Page} from '../corpus/page';
import {paragraphsOf} from '../lib/texts';
import type {Check, Fault} from '../types';

/** Most words of a page, by its kind. */
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

const linesOf = ({position}: Nodes) => ({line: position!.start.line, lastLine: position!.end.line});

/** Words of a page's source, without front matter, code, tags and ids of headings. */
const pageLength = ({source}: Page): number =>
  wordsIn(
    source
      .replace(/^---\n[\s\S]*?\n---\n/, '')
      .replace(/^```[\s\S]*?^```/gm, '')
      .replace(/<[^>]*>|\{#[^}]*\}/g, ' '),
  );

/** A page does one job, in paragraphs and sentences that are read once. */
export const lengths: Check = {
  name: 'lengths',
  description: 'pages, paragraphs, cells and sentences are no longer than their kind allows',
  page(page) {
    const steps = page.nodes.filter((node) => node.type === 'mdxJsxFlowElement' && node.name === 'Step').map(linesOf);
    const limitAt = (line: number) =>
      steps.some((step) => step.line <= line && line <= step.lastLine) ? sentenceWords.step : sentenceWords.usual;
    const held = (line: number, what: string, text: string | number, limit: number, fix: string): Fault[] => {
      const words = typeof text === 'number' ? text : wordsIn(text);
      return words > limit ? [{line, message: `${what} has ${words} words; the limit is ${limit}.`, fix}] : [];
    };
    const kind = String(page.frontMatter.values.kind);
    return [
      ...held(
        1,
        `The ${kind} page`,
        pageLength(page),
        inLanguage(page, pageWords[kind] ?? Infinity),
        'Take away, or give a job a page of its own.',
      ),
      ...paragraphsOf(page).flatMap(({text, line}) => [
        ...held(line, 'The paragraph', text, inLanguage(page, paragraphWords), 'Take away, or divide it.'),
        ...text
          .split(border)
          .flatMap((sentence) =>
            held(line, `The sentence “${sentence.slice(0, 40)}…”`, sentence, limitAt(line), 'Make it two.'),
          ),
      ]),
      ...page.nodes
        .filter((node) => node.type === 'tableCell')
        .flatMap((cell) =>
          held(
            linesOf(cell).line,
            'The table cell',
            textOf(cell),
            Math.floor(inLanguage(page, cellWords)),
            'Say it below the table.',
          ),
        ),
    ];
  },
};
