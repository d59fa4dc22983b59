import path from 'node:path';
import {z} from 'zod/v4';
import {loadYaml} from '../packages/checked-yaml';
import type {LocalSearchOptions, Markup} from '../packages/local-search';
import {productCards} from '../src/product/cards';
import {editions} from '../src/edition/editions';
import {questionsOfPage} from './questions';
import {sections} from './sections';

const meanings = z.array(z.array(z.string().min(2)).min(2));

/** Words and phrases of which each also finds the others, in each language. */
const synonyms = loadYaml(path.resolve('src/product/synonyms.yml'), z.strictObject({sv: meanings, en: meanings}));

/**
 * Repeats what the page says elsewhere: lists of its own parts, what is printed only, numbers of tables and figures,
 * the list that stands for a drawing on a phone, messages that the description of the figure tells, a formula with the
 * other list separator; the switch that wraps code.
 */
const repeated =
  '.yt-facts, .yt-pagemeta, .yt-printhead, .yt-tablecap, .yt-figure__number, .d-narrow, .d-seq, .yt-again, .yt-wrap';

/** The same everywhere: what the box of an error calls its parts, the heads of tables made from data, the label of a figure's description. */
const labels = '.yt-error > * > dt, .stack-s > thead, .yt-figure__alternative > summary';

const markup: Markup = {
  furniture: `yt-filter, ${repeated}, ${labels}`,
  sign: '.yt-path i',
  head: '.yt-admonition__heading',
  code: '.yt-file',
  spaced: '.yt-key',
  furtherReadingId: 'next',
};

/** Titles of the numbered copies differ little from the first; one of them in the results is enough. */
function isNumberedCopy(url: string): boolean {
  return url.includes('/category/') && editions.some(({suffix}) => suffix !== '' && url.endsWith(suffix));
}

/** The site's search: what of the product and of our pages it must know. */
export function searchOptions() {
  return {
    // The handbooks of the staff come after an equal page for customers.
    sections: sections.map((section) => ({...section, ...(section.id === 'internal' && {secondary: true as const})})),
    cards: productCards,
    partLabel: {sv: 'Kolumn', en: 'Column'},
    synonyms,
    questions: questionsOfPage,
    isLeftOut: isNumberedCopy,
    markup,
  } satisfies LocalSearchOptions;
}
