import path from 'node:path';
import {nearest, UsageError} from '../common';
import {pagesIn} from '../page-source';

/** A docs plugin, by options that it was registered with. */
export interface DocsInstance {
  readonly id: string;
  /** Folder of the source pages, relative to the site. */
  readonly path: string;
  readonly routeBasePath: string;
}

export interface FreshnessOptions {
  /** Language that the pages are written in. */
  readonly source: string;
  /** Language that is held against it. */
  readonly translation: string;
  readonly docs: readonly DocsInstance[];
  /** Keys of the front matter that a translator translates, such as `title`. */
  readonly frontMatter: readonly string[];
  /** Command that records a review; the name of a page is put behind it. */
  readonly stampCommand: string;
  /** What readers of a translation that is behind are shown, in the language of the translation. */
  readonly notice: {
    readonly title: string;
    /** That the source page has changed. */
    readonly changed: string;
    /** Stands before the list of the parts that have. */
    readonly parts: string;
    /** Stands before the last of them. */
    readonly and: string;
    /** Stands behind a part that is new. */
    readonly added: string;
    /** Names what stands above the first heading. */
    readonly top: string;
    /** Where to read on: the words that link to the source page, and what stands around them. */
    readonly readSource: readonly [before: string, link: string, behind: string];
  };
}

/** A site's folder, absolute, and how it is laid out. */
export interface Project extends FreshnessOptions {
  readonly siteDir: string;
}

/** A page that does not exist or cannot be stamped; the message says what to do. */
export class FreshnessError extends UsageError {}

/** A page and its translation, by the path that is the same in both languages. */
export interface Pair {
  /** `report/faq/init-file.mdx`: docs instance and path inside its folder. */
  readonly key: string;
  /** Path of the source page from the site's folder. */
  readonly source: string;
  /** Path of the translation from the site's folder. */
  readonly translation: string;
}

const translationFolder = ({translation}: Project, {id}: DocsInstance): string =>
  `i18n/${translation}/docusaurus-plugin-content-docs-${id}/current`;

const pairIn = (project: Project, docs: DocsInstance, relative: string): Pair => ({
  key: `${docs.id}/${relative}`,
  source: `${docs.path}/${relative}`,
  translation: `${translationFolder(project, docs)}/${relative}`,
});

/** Every page of either language in the order of its key. Cut versions are frozen and left out. */
export function allPairs(project: Project): Pair[] {
  return project.docs
    .flatMap((docs) => {
      const folders = [docs.path, translationFolder(project, docs)];
      const pages = folders.flatMap((folder) => pagesIn(path.join(project.siteDir, folder)));
      return [...new Set(pages)].map((relative) => pairIn(project, docs, relative));
    })
    .sort((a, b) => (a.key < b.key ? -1 : 1));
}

/** The pair of a translation's absolute path and its docs instance, or undefined when the file is no translated page. */
export function pairOfTranslation(project: Project, file: string): {pair: Pair; docs: DocsInstance} | undefined {
  const name = path.relative(project.siteDir, file).split(path.sep).join('/');
  const folderOf = (docs: DocsInstance) => `${translationFolder(project, docs)}/`;
  const docs = project.docs.find((each) => name.startsWith(folderOf(each)));
  return docs && {docs, pair: pairIn(project, docs, name.slice(folderOf(docs).length))};
}

/** The name a writer uses for a page: `report/faq/init-file`, `data-sources` for an index page. */
export const pageName = ({key}: Pair): string => key.replace(/\.mdx?$/, '').replace(/\/index$/, '');

/**
 * Finds a page by what a writer may type: its name, its address, or the path of either file.
 *
 * @throws FreshnessError with the nearest name when there is no such page
 */
export function findPair(project: Project, typed: string): Pair {
  const pairs = allPairs(project);
  const name = typed.replace(/^\.?\//, '').replace(/\/$/, '');
  const prefix = `${project.translation}/`;
  const plain = name.startsWith(prefix) ? name.slice(prefix.length) : name;
  const found = pairs.find((pair) =>
    [pair.source, pair.translation, pair.key, pageName(pair), pair.key.replace(/\.mdx?$/, '')].includes(plain),
  );
  if (!found) {
    throw new FreshnessError(`There is no page "${typed}". Did you mean ${nearest(plain, pairs.map(pageName))}?`);
  }
  return found;
}
