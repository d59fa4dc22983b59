import type {DefaultTreeAdapterTypes} from 'parse5';

export type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((candidate) => candidate.name === name)?.value;
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
