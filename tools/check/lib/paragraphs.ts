import type {Nodes} from 'mdast';
import {textOf} from '../corpus/parse';

/** A paragraph of prose on one line, and where it begins. */
export interface Paragraph {
  readonly text: string;
  readonly line: number;
}

/** Every paragraph below a node, in the order of the page. */
export function paragraphsOf(node: Nodes): Paragraph[] {
  if (node.type === 'paragraph') {
    return [{text: textOf(node).replace(/\s+/g, ' ').trim(), line: node.position?.start.line ?? 1}];
  }
  return 'children' in node ? node.children.flatMap((child) => paragraphsOf(child)) : [];
}
