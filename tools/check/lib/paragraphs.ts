import type {Nodes} from 'mdast';
import {textOf} from '../corpus/parse';

/** A paragraph of prose on one line, and where it begins. */
export interface Paragraph {
  readonly text: string;
  readonly line: number;
  readonly lastLine: number;
}

/** Every paragraph below a node, in the order of the page. */
export function paragraphsOf(node: Nodes): Paragraph[] {
  if (node.type === 'paragraph') {
    const {start, end} = node.position!;
    return [{text: textOf(node).replace(/\s+/g, ' ').trim(), line: start.line, lastLine: end.line}];
  }
  return 'children' in node ? node.children.flatMap((child) => paragraphsOf(child)) : [];
}
