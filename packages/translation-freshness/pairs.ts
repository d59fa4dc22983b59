import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import type {DocsInstance, Project} from './options';

/** A page and its translation, by the path that is the same in both languages. */
export interface Pair {
  /** `report/faq/init-file.mdx`: docs instance and path inside its folder. */
  readonly key: string;
  /** Path of the source page from the site's folder. */
  readonly source: string;
  /** Path of the translation from the site's folder. */
  readonly translation: string;
}

/** Where the framework looks for the translated pages of a docs instance. */
export function translationFolder({translation}: Project, {id}: DocsInstance): string {
  const plugin = id === 'default' ? 'docusaurus-plugin-content-docs' : `docusaurus-plugin-content-docs-${id}`;
  return `i18n/${translation}/${plugin}/current`;
}

function pairIn(project: Project, docs: DocsInstance, relative: string): Pair {
  return {
    key: `${docs.id}/${relative}`,
    source: `${docs.path}/${relative}`,
    translation: `${translationFolder(project, docs)}/${relative}`,
  };
}

/** Pages of a folder, relative, with forward slashes. Partials (`_name.mdx`) belong to the page that imports them. */
function pagesIn(folder: string): string[] {
  if (!existsSync(folder)) {
    return [];
  }
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => /\.mdx?$/.test(name) && !/(?:^|\/)_/.test(name));
}

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
  for (const docs of project.docs) {
    const folder = `${translationFolder(project, docs)}/`;
    if (name.startsWith(folder)) {
      return {pair: pairIn(project, docs, name.slice(folder.length)), docs};
    }
  }
  return undefined;
}
