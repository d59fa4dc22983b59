import {UsageError} from '../../packages/common';
import {sidebarFile} from '../../src/lib/sections';
import type {Files} from './files';
import type {NamedPage} from './page';

interface Category {
  readonly label?: string;
  readonly items?: Listed[];
}

/** What a list holds: pages by their names, categories, links. */
type Listed = string | Category;

/** A file of sidebars: one list, or several by their names. */
type Sidebars = Listed[] | Readonly<Record<string, Listed[]>>;

/** A page, the list that names it, and the label of the category that has the list. */
interface Entry {
  readonly id: string;
  readonly list: Listed[];
  readonly category: string | undefined;
}

const entriesIn = (list: Listed[], category?: string): Entry[] =>
  list.flatMap((item) =>
    typeof item === 'string' ? [{id: item, list, category}] : entriesIn(item.items ?? [], item.label),
  );

const entriesOf = (sidebars: Sidebars): Entry[] =>
  (Array.isArray(sidebars) ? [sidebars] : Object.values(sidebars)).flatMap((list) => entriesIn(list));

function edit(files: Files, section: string, change: (entries: readonly Entry[]) => void): void {
  files.editJson<Sidebars>(sidebarFile(section), (sidebars) => {
    change(entriesOf(sidebars));
    return sidebars;
  });
}

/** @throws UsageError when no list names the page, or two do */
function entryOf(entries: readonly Entry[], id: string): Entry {
  const [entry, other] = entries.filter((candidate) => candidate.id === id);
  if (entry === undefined || other !== undefined) {
    throw new UsageError(`The sidebar ${entry ? 'lists' : 'does not list'} "${id}"${entry ? ' more than once' : ''}.`);
  }
  return entry;
}

/**
 * The category of the menu in which a page stands, by its label in the sidebar; undefined for a page beside them.
 *
 * @throws UsageError when the sidebar does not list the page, or lists it twice
 */
export const categoryOf = (files: Files, {section, id}: NamedPage): string | undefined =>
  entryOf(entriesOf(JSON.parse(files.read(sidebarFile(section))) as Sidebars), id).category;

function lastOfFolder(entries: readonly Entry[], id: string): string | undefined {
  const folderOf = (name: string) => name.slice(0, name.lastIndexOf('/') + 1);
  return entries.findLast((other) => folderOf(other.id) === folderOf(id))?.id;
}

/**
 * Puts a page into the sidebar of its section.
 *
 * @param after page of the section that it is to follow; otherwise the last one of its folder
 * @throws UsageError when nothing says where it belongs
 */
export function insertInSidebar(files: Files, {section, id, name}: NamedPage, after: string | undefined): void {
  edit(files, section, (entries) => {
    const place = after?.replace(new RegExp(`^/?${section}/`), '') ?? lastOfFolder(entries, id);
    if (place === undefined) {
      throw new UsageError(
        `No page of the sidebar lies in the same folder as ${name}. Say which one it is to follow: --after ${section}/…`,
      );
    }
    const {list} = entryOf(entries, place);
    list.splice(list.indexOf(place) + 1, 0, id);
  });
}

/** Gives a page another name. */
export function renameInSidebar(files: Files, from: NamedPage, to: NamedPage): void {
  edit(files, from.section, (entries) => {
    const {list} = entryOf(entries, from.id);
    list[list.indexOf(from.id)] = to.id;
  });
}

/**
 * Takes a page out of the sidebar.
 *
 * @throws UsageError when a list would be empty, which the framework refuses
 */
export function removeFromSidebar(files: Files, {section, id}: NamedPage): void {
  edit(files, section, (entries) => {
    const {list, category} = entryOf(entries, id);
    if (list.length === 1) {
      throw new UsageError(
        `"${id}" is the only page of “${category ?? section}” in ${sidebarFile(section)}. Take that category away first, or give it another page.`,
      );
    }
    list.splice(list.indexOf(id), 1);
  });
}
