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

const text = z.string();
const selectors = z.array(text).transform((all) => all.join(', '));
const markup: Markup = loadYaml(
  path.resolve('config/search.yml'),
  z.strictObject({furniture: selectors, sign: text, head: text, code: text, spaced: text, furtherReadingId: text}),
);

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
