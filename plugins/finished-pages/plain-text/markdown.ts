import type {Element, Root} from 'hast';
import {fromParse5} from 'hast-util-from-parse5';
import {toMdast} from 'hast-util-to-mdast';
import type {Nodes} from 'mdast';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {toMarkdown} from 'mdast-util-to-markdown';
import {visit} from 'unist-util-visit';
import type {Element as HtmlElement} from '../../../packages/common';
import {plainHtml} from './plainHtml';

/** Makes the links of a text lead to it from anywhere. */
function makeAbsolute(root: Root, address: string): void {
  visit(root, 'element', ({properties}: Element) => {
    for (const name of ['href', 'src']) {
      if (typeof properties[name] === 'string') {
        properties[name] = new URL(properties[name], address).href;
      }
    }
    // The words that show under the pointer.
    delete properties.title;
  });
}

/**
 * A part of a page as Markdown, in the dialect of GitHub (tables).
 *
 * @param element of the parsed page
 * @param address of the page, absolute: links become so, too
 */
export function markdownOf(element: HtmlElement, address: string): string {
  const root: Root = {type: 'root', children: plainHtml(fromParse5(element) as Element)};
  makeAbsolute(root, address);
  return toMarkdown(toMdast(root) as Nodes, {
    bullet: '-',
    emphasis: '_',
    rule: '-',
    extensions: [gfmToMarkdown({tablePipeAlign: false})],
  });
}
