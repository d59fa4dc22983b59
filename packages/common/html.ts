import type {DefaultTreeAdapterTypes} from 'parse5';

export type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((candidate) => candidate.name === name)?.value;
}

export function hasClass(element: Element, name: string): boolean {
  return (attribute(element, 'class') ?? '').split(/\s+/).includes(name);
}

export function find(node: Node, matches: (element: Element) => boolean): Element | undefined {
  for (const child of 'childNodes' in node ? node.childNodes : []) {
    const found = 'tagName' in child && matches(child) ? child : find(child, matches);
    if (found) {
      return found;
    }
  }
  return undefined;
}

/** All text below a node as it is written, also that of scripts and samples. */
export function rawText(node: Node): string {
  if ('value' in node) {
    return node.value;
  }
  return 'childNodes' in node ? node.childNodes.map(rawText).join('') : '';
}

/** What an element says, in one line, without characters that are not seen. */
export function textOf(node: Node): string {
  return rawText(node)
    .replace(/[\u200b\u00ad]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
