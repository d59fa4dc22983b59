import {tokensOf} from '../tokens';

const name = 'yt-search';

/** Written here, because the bundler's style sheet checker does not know the pseudo-element yet. */
const look = `::highlight(${name}) {background-color: var(--yt-mark); color: var(--yt-mark-ink)}`;

let isStyled = false;

function style(): void {
  if (!isStyled) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(look);
    document.adoptedStyleSheets.push(sheet);
    isStyled = true;
  }
}

/** More marks than this say nothing. */
const most = 400;

function textNodes(root: Node): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT, (node) =>
    node.parentElement?.closest('button, nav, svg, script, style, .hash-link') ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT);
  const nodes: Text[] = [];
  while (walker.nextNode()) {
    nodes.push(walker.currentNode as Text);
  }
  return nodes;
}

function rangesIn(node: Text, terms: ReadonlySet<string>): Range[] {
  return tokensOf(node.data)
    .filter(({forms}) => forms.some((form) => terms.has(form)))
    .map(({start, end}) => {
      const range = new Range();
      range.setStart(node, start);
      range.setEnd(node, end);
      return range;
    });
}

/**
 * Marks words in a part of the page without touching its elements (CSS Custom Highlight API).
 *
 * @param terms index terms
 * @returns how many marks there are; 0 also where the browser cannot do it
 */
export function highlight(root: Node, terms: ReadonlySet<string>): number {
  if (!('highlights' in CSS)) {
    return 0;
  }
  const ranges = textNodes(root).flatMap((node) => rangesIn(node, terms)).slice(0, most);
  style();
  CSS.highlights.set(name, new Highlight(...ranges));
  return ranges.length;
}

/** Takes all marks away. */
export function clearHighlight(): void {
  if ('highlights' in CSS) {
    CSS.highlights.delete(name);
  }
}
