import ts from 'typescript';
import {PageError, type NamedPage} from './page';

/** The sidebar file of a section. */
export const sidebarFile = (section: string): string => `sidebars-${section}.ts`;

interface Entry {
  readonly node: ts.StringLiteral;
  readonly list: ts.ArrayLiteralExpression;
}

/** The pages that a sidebar file names, in its order: the texts in its lists. */
function entriesIn(source: string): Entry[] {
  const entries: Entry[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteral(node) && ts.isArrayLiteralExpression(node.parent)) {
      entries.push({node, list: node.parent});
    }
    node.forEachChild(visit);
  };
  visit(ts.createSourceFile('sidebars.ts', source, ts.ScriptTarget.Latest, true));
  return entries;
}

/** @throws PageError when the file does not name the page, or names it twice */
function entryOf(source: string, id: string): Entry {
  const [entry, other] = entriesIn(source).filter(({node}) => node.text === id);
  if (entry === undefined || other !== undefined) {
    throw new PageError(`The sidebar ${entry ? 'lists' : 'does not list'} "${id}"${entry ? ' more than once' : ''}.`);
  }
  return entry;
}

/**
 * The category of the menu in which a page stands, by its label in the sidebar.
 *
 * @returns undefined for a page beside the categories
 * @throws PageError when the file does not name the page, or names it twice
 */
export function categoryOf(source: string, id: string): string | undefined {
  const category = entryOf(source, id).list.parent.parent;
  const properties = ts.isObjectLiteralExpression(category) ? category.properties.filter(ts.isPropertyAssignment) : [];
  const label = properties.find(({name}) => name.getText() === 'label')?.initializer;
  return label && ts.isStringLiteral(label) ? label.text : undefined;
}

const replaced = (source: string, start: number, end: number, text: string): string =>
  source.slice(0, start) + text + source.slice(end);

/** Last page of the list that holds the other pages of the same folder, or undefined. */
function lastOfFolder(source: string, id: string): string | undefined {
  const folder = id.slice(0, id.lastIndexOf('/') + 1);
  return entriesIn(source)
    .map(({node}) => node.text)
    .findLast((other) => other.startsWith(folder) && !other.slice(folder.length).includes('/'));
}

/**
 * Puts a page into the sidebar of its section.
 *
 * @param after page of the section that it is to follow; otherwise the last one of its folder
 * @throws PageError when nothing says where it belongs
 */
export function insertInSidebar(source: string, {section, id, name}: NamedPage, after: string | undefined): string {
  const place = after?.replace(new RegExp(`^/?${section}/`), '') ?? lastOfFolder(source, id);
  if (place === undefined) {
    throw new PageError(
      `No page of the sidebar lies in the same folder as ${name}. Say which one it is to follow: --after ${section}/…`,
    );
  }
  const {node} = entryOf(source, place);
  return replaced(source, node.end, node.end, `, '${id}'`);
}

/** Gives a page another name. */
export function renameInSidebar(source: string, from: string, to: string): string {
  const {node} = entryOf(source, from);
  return replaced(source, node.getStart(), node.end, `'${to}'`);
}

/**
 * Takes a page out of the sidebar.
 *
 * @throws PageError when a list would be empty, which the framework refuses
 */
export function removeFromSidebar(source: string, id: string): string {
  const {node, list} = entryOf(source, id);
  if (list.elements.length === 1) {
    const line = source.slice(0, list.getStart()).split('\n').length;
    throw new PageError(
      `"${id}" is the only page of the list on line ${line} of the sidebar file. Take that category away first, or give it another page.`,
    );
  }
  const [behind] = /^\s*,?\s*/.exec(source.slice(node.end))!;
  return replaced(source, node.getStart(), node.end + behind.length, '');
}
