import {createTerms, type Language, languages} from '../engine/languages';
import {tokensOf, type Token} from '../engine/tokens';

const name = 'search';

/** Made here, because the bundler's checker of stylesheets does not know the pseudo-element yet. */
const stylesheet = new CSSStyleSheet();
document.adoptedStyleSheets.push(stylesheet);

/**
 * The section that a place stands in, without what stands around it: from its heading to the next, as the index has it.
 * A heading that is alone in its box begins with the box.
 *
 * @param place `null` for the beginning of the page
 */
function sectionOf(content: Element, place: Element | null): Range {
  const headings = [...content.querySelectorAll('h1, h2, h3')];
  const isBehind = (heading: Element) =>
    place ? place.compareDocumentPosition(heading) & Node.DOCUMENT_POSITION_FOLLOWING : heading.tagName !== 'H1';
  const next = headings.findIndex((heading) => isBehind(heading));
  const first = headings[(next < 0 ? headings.length : next) - 1];
  const section = new Range();
  section.selectNodeContents(content);
  if (first) {
    const box = first.parentElement!;
    section.setStartBefore(box.querySelectorAll('h1, h2, h3').length === 1 ? box : first);
  }
  if (next >= 0) {
    section.setEndBefore(headings[next]!);
  }
  return section;
}

function textNodes(section: Range): Text[] {
  const walker = document.createTreeWalker(section.commonAncestorContainer, NodeFilter.SHOW_TEXT, (node) =>
    !section.intersectsNode(node) || node.parentElement?.closest('h1, button, nav, svg, script, style, .hash-link')
      ? NodeFilter.FILTER_REJECT
      : NodeFilter.FILTER_ACCEPT,
  );
  const nodes: Text[] = [];
  while (walker.nextNode()) {
    nodes.push(walker.currentNode as Text);
  }
  return nodes;
}

function rangeOf(node: Text, {start, end}: Token): Range {
  const range = new Range();
  range.setStart(node, start);
  range.setEnd(node, end);
  return range;
}

/**
 * Marks words in a section of the page without touching its elements (CSS Custom Highlight API).
 *
 * @param terms index terms
 * @param look of the marks, as declarations of CSS
 * @param place in the section; `null` for the beginning of the page
 * @returns how many marks there are; 0 also where the browser cannot do it
 */
export function highlight(terms: readonly string[], look: string, place: Element | null): number {
  const content = document.querySelector('main');
  if (!content || !('highlights' in CSS)) {
    return 0;
  }
  const {termsOf} = createTerms(languages[document.documentElement.lang.slice(0, 2) as Language]);
  const isWanted = (token: Token) => termsOf(token).some((term) => terms.includes(term));
  const ranges = textNodes(sectionOf(content, place)).flatMap((node) =>
    tokensOf(node.data).flatMap((token) => (isWanted(token) ? [rangeOf(node, token)] : [])),
  );
  stylesheet.replaceSync(`::highlight(${name}) {${look}}`);
  CSS.highlights.set(name, new Highlight(...ranges));
  return ranges.length;
}

/** Takes all marks away. */
export const clearHighlight = (): void => void CSS.highlights.delete(name);
