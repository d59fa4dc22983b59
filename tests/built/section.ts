import {parseFragment} from 'parse5';
import {find, attribute, textOf} from '../../packages/common';
import {pageHtml} from './pages';

/**
 * What a page of the finished build says where an anchor leads, in one line: below a heading all until the next one
 * of its level, otherwise the element itself. Undefined where the page has no such anchor.
 */
export function sectionText(route: string, anchor: string): string | undefined {
  const html = pageHtml(route);
  const start = new RegExp(`<\\w+(?=[^>]*\\sid="?${anchor}["\\s>])`).exec(html)?.index;
  if (start === undefined) {
    return undefined;
  }
  const [, level] = /^<h([1-6])/.exec(html.slice(start)) ?? [];
  if (level !== undefined) {
    const rest = html.slice(start + 1).search(new RegExp(`<h[1-${level}]\\b|</main`));
    return textOf(parseFragment(html.slice(start, start + 1 + rest)));
  }
  const [main = ''] = /<main[\s\S]*<\/main>/.exec(html) ?? [];
  const element = find(parseFragment(main), (candidate) => attribute(candidate, 'id') === anchor);
  return element && textOf(element);
}
