import type {Text} from 'mdast';
import {visit} from 'unist-util-visit';
import {freshness} from '../../../config/freshness';
import type {Page, Snippet} from '../corpus/page';

/** Front matter that readers see as running text, and that is translated. Keywords are words that readers type, right or wrong. */
export function frontMatterTexts({frontMatter}: Page): Snippet[] {
  return freshness.frontMatter.flatMap((key) => {
    const value = frontMatter.values[key];
    return typeof value === 'string' ? [{value, line: frontMatter.lineOf(key)}] : [];
  });
}

/** Running text of a page: what readers see of the front matter, and the prose of the body. */
export function runningText(page: Page): Snippet[] {
  return [...frontMatterTexts(page), ...page.prose.map(({value, line}) => ({value, line}))];
}

/** A part of a page's source that readers see as running text, by its offsets. */
export interface TextRange {
  readonly from: number;
  readonly to: number;
}

/** Running text of the body where it stands in the source, with its entities and escapes. */
export function textRanges({tree}: Page): TextRange[] {
  const ranges: TextRange[] = [];
  visit(tree, 'text', ({position}: Text) => {
    ranges.push({from: position!.start.offset!, to: position!.end.offset!});
  });
  return ranges;
}
