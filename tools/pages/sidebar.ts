import ts from 'typescript';
import {PageError} from './page';

/** A list in a sidebar file that names pages. */
interface List {
  readonly node: ts.ArrayLiteralExpression;
  /** `excel` or `web` when the list is that edition's own. */
  readonly edition: string | undefined;
}

const editionNames = ['all', 'excel', 'web'];

/** Text of the first argument, when it is written out. */
function firstWordOf(node: ts.Node): string | undefined {
  const first = ts.isCallExpression(node) ? node.arguments[0] : undefined;
  return first && ts.isStringLiteral(first) ? first.text : undefined;
}

/** The edition is the list's key (`excel: […]`) or the word before it (`sidebar('excel', […])`). */
function editionOf({parent}: ts.ArrayLiteralExpression): string | undefined {
  const name = ts.isPropertyAssignment(parent) ? parent.name.getText() : firstWordOf(parent);
  return editionNames.find((edition) => edition === name && edition !== 'all');
}

function listsIn(source: string): List[] {
  const tree = ts.createSourceFile('sidebars.ts', source, ts.ScriptTarget.Latest, true);
  const lists: List[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isArrayLiteralExpression(node)) {
      lists.push({node, edition: editionOf(node)});
    }
    node.forEachChild(visit);
  };
  visit(tree);
  return lists;
}

const isPage = (id: string) => (element: ts.Expression) => ts.isStringLiteral(element) && element.text === id;

/** Ids of all pages that a sidebar file names, in its order. */
export function idsIn(source: string): string[] {
  return listsIn(source).flatMap(({node}) => node.elements.filter(ts.isStringLiteral).map(({text}) => text));
}

/** Applies replacements of text ranges, the last first, so that positions stay right. */
function replaceRanges(source: string, ranges: readonly {start: number; end: number; text: string}[]): string {
  return [...ranges]
    .sort((a, b) => b.start - a.start)
    .reduce((text, range) => text.slice(0, range.start) + range.text + text.slice(range.end), source);
}

/**
 * Puts a page behind another, wherever that one is listed.
 *
 * @param editions editions the page concerns; lists of other editions are left alone. Empty for all
 * @throws PageError when `after` is in no list
 */
export function insertAfter(source: string, after: string, id: string, editions: readonly string[] = []): string {
  const ranges = listsIn(source).flatMap(({node, edition}) => {
    const element = node.elements.find(isPage(after));
    if (!element || (edition !== undefined && editions.length > 0 && !editions.includes(edition))) {
      return [];
    }
    const lead = source.slice(node.getStart() + 1, node.elements[0]!.getStart());
    return [{start: element.end, end: element.end, text: `,${lead.includes('\n') ? lead : ' '}'${id}'`}];
  });
  if (ranges.length === 0) {
    throw new PageError(`The sidebar does not list "${after}".`);
  }
  return replaceRanges(source, ranges);
}

/** Gives a page another name in every list. */
export function renameInSidebar(source: string, from: string, to: string): string {
  const ranges = listsIn(source).flatMap(({node}) =>
    node.elements
      .filter(isPage(from))
      .map((element) => ({start: element.getStart(), end: element.end, text: `'${to}'`})),
  );
  return replaceRanges(source, ranges);
}

/**
 * Takes a page out of every list.
 *
 * @throws PageError when a list would be empty, which the framework refuses
 */
export function removeFromSidebar(source: string, id: string): string {
  const ranges = listsIn(source).flatMap(({node}) => {
    const index = node.elements.findIndex(isPage(id));
    if (index === -1) {
      return [];
    }
    if (node.elements.length === 1) {
      const line = source.slice(0, node.getStart()).split('\n').length;
      throw new PageError(
        `"${id}" is the only page of the list on line ${line} of the sidebar file. Take that category away first, or give it another page.`,
      );
    }
    const next = node.elements[index + 1];
    return next
      ? [{start: node.elements[index]!.getStart(), end: next.getStart(), text: ''}]
      : [{start: node.elements[index - 1]!.end, end: node.elements[index]!.end, text: ''}];
  });
  return replaceRanges(source, ranges);
}

/** Last page of the list that holds the other pages of the same folder, or undefined. */
export function lastOfFolder(source: string, id: string): string | undefined {
  const folder = id.includes('/') ? id.slice(0, id.lastIndexOf('/') + 1) : '';
  return idsIn(source)
    .filter((other) => other.startsWith(folder) && !other.slice(folder.length).includes('/'))
    .at(-1);
}
