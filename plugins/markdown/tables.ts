import type {Element, Nodes, Root} from 'hast';
import {toString} from 'mdast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';

/** Columns beyond which rows are compared with each other rather than read one by one. */
const mostColumns = 5;

/** Letters of the longest words of all columns that stand beside each other in 320 px. */
const mostLetters = 30;

const elements = (node: Element | undefined, name: string): Element[] =>
  (node?.children ?? []).filter((child) => child.type === 'element').filter(({tagName}) => tagName === name);

/** What a component shows stands in its attributes. */
function wordsOf(node: Nodes): string[] {
  const attributes = 'attributes' in node ? (node.attributes as readonly {readonly value?: unknown}[]) : [];
  const shown = ['value' in node ? node.value : '', ...attributes.map(({value}) => value)];
  const words = shown.flatMap((text) => (typeof text === 'string' ? text.split(/\s+/) : []));
  return [...words, ...('children' in node ? node.children.flatMap(wordsOf) : [])];
}

const longestWord = (node: Nodes): number => Math.max(0, ...wordsOf(node).map(({length}) => length));

/** Whether a table is read row by row, and has no room for its columns on a phone. */
function isStacked(head: readonly Element[], rows: readonly (readonly Element[])[]): boolean {
  if (head.length < 2 || head.length > mostColumns) {
    return false;
  }
  const widths = head.map((heading, column) =>
    Math.max(...[heading, ...rows.map((row) => row[column]!)].map(longestWord)),
  );
  return head.length > 2 || widths.reduce((sum, width) => sum + width) > mostLetters;
}

/** Makes the first cell the heading of its row, and gives every other one its header. */
function stackRow([first, ...rest]: readonly Element[], labels: readonly string[]): void {
  first!.tagName = 'th';
  first!.properties = {...first!.properties, scope: 'row'};
  rest.forEach((cell, index) => {
    cell.properties = {...cell.properties, dataL: labels[index + 1]};
    cell.children = [{type: 'element', tagName: 'span', properties: {}, children: cell.children}];
  });
}

function stack(table: Element): void {
  const [headRow] = elements(elements(table, 'thead')[0], 'tr');
  const head = elements(headRow, 'th');
  const rows = elements(elements(table, 'tbody')[0], 'tr').map((row) => elements(row, 'td'));
  if (isStacked(head, rows)) {
    table.properties = {...table.properties, className: ['stack-s']};
    const labels = head.map((cell) => toString(cell));
    rows.forEach((row) => stackRow(row, labels));
  }
}

/**
 * Rehype plugin: prepares the tables of a page for a phone, where a row becomes a small sheet of label and value
 * (`.stack-s` in src/css/table.css). Wide tables, whose rows one compares, stay as they are and scroll
 * below their first column.
 */
export default function tables() {
  return (tree: Root): void =>
    visit(tree, {tagName: 'table'}, (table: Element) => {
      stack(table);
      return SKIP;
    });
}
