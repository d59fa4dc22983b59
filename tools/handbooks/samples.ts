import {rawText, type Element} from '../../packages/common';
import {all, setAttribute} from '../../packages/html-page';

/** Most lines of a sample that is kept on one sheet. */
const longestWhole = 16;

/** Marks the samples of code that may be divided between two sheets, because a stylesheet cannot count lines. */
export function markLongSamples(text: Element): void {
  all(text, 'pre')
    .filter((sample) => rawText(sample).trimEnd().split('\n').length > longestWhole)
    .forEach((sample) => setAttribute(sample, 'data-long', ''));
}
