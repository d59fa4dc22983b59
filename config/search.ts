import {hasClass, type Element} from '../packages/common';
import type {LocalSearchOptions, Markup} from '../packages/local-search';
import {productCards} from '../src/product/cards';
import {synonyms} from '../src/product/synonyms';
import {editions} from '../src/edition/editions';
import {questionsOfPage} from './questions';
import {sections} from './sections';

/**
 * Repeats what the page says elsewhere: lists of its own parts, what is printed only, numbers of tables and figures,
 * the list that stands for a drawing on a phone, a formula with the other list separator; the switch that wraps code.
 */
const furniture = ['yt-facts', 'yt-printhead', 'yt-tablecap', 'yt-figure__number', 'd-narrow', 'yt-again', 'yt-wrap'];

function isInside({parentNode}: Element, className: string): boolean {
  return parentNode !== null && 'tagName' in parentNode && hasClass(parentNode, className);
}

/** What the box of an error calls its parts. */
const isLabelOfError = ({tagName, parentNode}: Element) =>
  tagName === 'dt' && parentNode !== null && 'tagName' in parentNode && isInside(parentNode, 'yt-error');

/** Words that are the same everywhere: the heads of tables made from data, the label of a figure's description. */
function isLabel(element: Element): boolean {
  return (
    isLabelOfError(element) ||
    (element.tagName === 'thead' && isInside(element, 'stack-s')) ||
    (element.tagName === 'summary' && isInside(element, 'yt-figure__alternative'))
  );
}

const markup: Markup = {
  isFurniture: (element) =>
    element.tagName === 'yt-filter' || furniture.some((name) => hasClass(element, name)) || isLabel(element),
  isSign: (element) => isInside(element, 'yt-path'),
  isHead: (element) => hasClass(element, 'yt-admonition__heading'),
  isCode: (element) => hasClass(element, 'yt-file'),
  needsSpaceAround: (element) => hasClass(element, 'yt-key'),
  furtherReadingId: 'next',
  properties: ['sv', 'en', 'path', 'combo', 'name'],
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
