import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** A page and its translation, by the path that is the same in both languages. */
export interface Pair {
  /** `report/faq/init-file.mdx`: section and path inside the section's folder. */
  readonly key: string;
  /** Path of the Swedish page from the project's folder. */
  readonly source: string;
  /** Path of the English page from the project's folder. */
  readonly translation: string;
}

/** Hashes of the parts of each Swedish page as they were when its translation was last reviewed. */
export type SideFile = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Where the hashes of the parts are kept, from the project's folder. */
export const sideFileName = 'i18n/en/.freshness.json';

const translationFolder = (section: string): string => `i18n/en/docusaurus-plugin-content-docs-${section}/current`;

/** The pair that a page, named by section and path, belongs to. */
export function pairOf(section: string, relative: string): Pair {
  return {
    key: `${section}/${relative}`,
    source: `docs-${section}/${relative}`,
    translation: `${translationFolder(section)}/${relative}`,
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

/** Sections that have pages in either language. */
function sectionsIn(root: string): string[] {
  const english = path.join(root, 'i18n/en');
  const names = [...readdirSync(root), ...(existsSync(english) ? readdirSync(english) : [])];
  return [...new Set(names.flatMap((name) => /^(?:docusaurus-plugin-content-)?docs-(.+)$/.exec(name)?.[1] ?? []))];
}

/** Every page of either language in the order of its key. Cut versions are frozen and left out. */
export function allPairs(root: string): Pair[] {
  return sectionsIn(root)
    .flatMap((section) => {
      const pages = [`docs-${section}`, translationFolder(section)].flatMap((folder) => pagesIn(path.join(root, folder)));
      return [...new Set(pages)].map((relative) => pairOf(section, relative));
    })
    .sort((a, b) => (a.key < b.key ? -1 : 1));
}

/** The pair of a translation's absolute path, or undefined when the file is no English page. */
export function pairOfTranslation(root: string, file: string): Pair | undefined {
  const name = path.relative(root, file).split(path.sep).join('/');
  const match = /^i18n\/en\/docusaurus-plugin-content-docs-([^/]+)\/current\/(.+)$/.exec(name);
  return match ? pairOf(match[1]!, match[2]!) : undefined;
}

/** @throws when the file is there but is not JSON */
export function readSideFile(root: string): SideFile {
  const file = path.join(root, sideFileName);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as SideFile) : {};
}
