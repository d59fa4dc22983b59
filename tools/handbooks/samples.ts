import {findAll, rawText, type Element} from '../../packages/common';

/** Most lines of a sample that is kept on one sheet. */
const longestWhole = 16;

/** Marks the samples of code that may be divided between two sheets, because a stylesheet cannot count lines. */
export function markLongSamples(text: Element): void {
  findAll(text, ({tagName}) => tagName === 'pre')
    .filter((sample) => rawText(sample).trimEnd().split('\n').length > longestWhole)
    .forEach((sample) => sample.attrs.push({name: 'data-long', value: ''}));
}
