import {tokensOf} from '../engine/tokens';

const name = 'search';

let isStyled = false;

/** Written here, because the bundler's checker of stylesheets does not know the pseudo-element yet. */
function style(look: string): void {
  if (!isStyled) {
    const stylesheet = new CSSStyleSheet();
    stylesheet.replaceSync(`::highlight(${name}) {${look}}`);
    document.adoptedStyleSheets.push(stylesheet);
    isStyled = true;
  }
}

/** More marks than this say nothing. */
const most = 400;

function textNodes(root: Node): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT, (node) =>
    node.parentElement?.closest('button, nav, svg, script, style, .hash-link')
      ? NodeFilter.FILTER_REJECT
      : NodeFilter.FILTER_ACCEPT,
  );
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
 * Marks words in the content of the page without touching its elements (CSS Custom Highlight API).
 *
 * @param terms index terms
 * @param look of the marks, as declarations of CSS
 * @returns how many marks there are; 0 also where the browser cannot do it
 */
export function highlight(terms: readonly string[], look: string): number {
  const content = document.querySelector('main');
  if (!content || !('highlights' in CSS)) {
    return 0;
  }
  const wanted = new Set(terms);
  const ranges = textNodes(content)
    .flatMap((node) => rangesIn(node, wanted))
    .slice(0, most);
  style(look);
  CSS.highlights.set(name, new Highlight(...ranges));
  return ranges.length;
}

/** Takes all marks away. */
export function clearHighlight(): void {
  if ('highlights' in CSS) {
    CSS.highlights.delete(name);
  }
}
