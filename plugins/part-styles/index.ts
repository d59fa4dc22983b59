import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {builtPages, editPage} from '../built-pages/files';
import {assertOurs, themeSheets} from './themeSheets';

/** What only some pages show: the name of its sheet, and the files in it, below `src`, without `.css`. */
export const parts: Readonly<Record<string, readonly string[]>> = {
  category: ['css/category'],
  'er-model': ['components/ErDiagram/styles.module'],
  'error-card': ['css/error-card'],
  figures: ['css/figures'],
  home: ['css/home'],
  'not-found': ['css/notfound'],
  reference: ['ErrorIndex', 'Filter', 'JumpList', 'SettingTable'].map((name) => `components/${name}/styles.module`),
  search: ['css/search'],
};

const chunkName = (part: string) => `part-${part}`;

/** Without a sheet of its own each part would be in the one that the framework makes of all styles. */
function cacheGroups() {
  return Object.fromEntries(
    Object.entries(parts).map(([part, files]) => [
      chunkName(part),
      {
        name: chunkName(part),
        type: 'css/mini-extract',
        test: new RegExp(`/src/(?:${files.join('|')})\\.css$`.replaceAll('/', String.raw`[\\/]`)),
        chunks: 'all' as const,
        enforce: true,
        // The framework's own group of styles has 50.
        priority: 60,
      },
    ]),
  );
}

/** Class names in a sheet's selectors. */
export function classesOf(css: string): Set<string> {
  const selectors = css.replace(/\/\*[^]*?\*\//g, '').replace(/\{[^{}]*\}/g, '{}');
  return new Set([...selectors.matchAll(/\.([a-z][\w-]*)/g)].map((match) => match[1]!));
}

function usesAny(html: string, classes: ReadonlySet<string>): boolean {
  return [...html.matchAll(/\bclass=(?:"([^"]*)"|([^\s>]+))/g)].some((match) =>
    (match[1] ?? match[2]!).split(' ').some((name) => classes.has(name)),
  );
}

/** A built sheet: its address, and the classes that no general sheet knows. */
export interface Sheet {
  readonly address: string;
  readonly classes: ReadonlySet<string>;
}

/**
 * A page that asks for the sheets whose classes it has, behind the general one.
 *
 * @throws when the page has no style sheet
 */
export function withSheets(html: string, sheets: readonly Sheet[]): string {
  const general = /<link\b[^>]*\brel="?stylesheet\b[^>]*>/.exec(html)?.[0];
  if (general === undefined) {
    throw new Error('plugins/part-styles: a page has no style sheet, so there is no place for those of its parts.');
  }
  const links = sheets.filter(({classes}) => usesAny(html, classes)).map(({address}) => `<link rel=stylesheet href=${address}>`);
  return html.replace(general, () => general + links.join(''));
}

/** Whether a sheet has every class of styles as they were written; the bundler may have given them longer names. */
function holds(classes: ReadonlySet<string>, css: string): boolean {
  return [...classesOf(css)].every((name) => [...classes].some((each) => each === name || each.startsWith(`${name}_`)));
}

/**
 * The sheets of a finished build. A part that no page shows has none.
 *
 * @param siteDir folder of the site, with the sheets as they were written
 * @throws when the bundler has left a part in the general sheet, or the theme's own are there, as after an upgrade
 */
export function readSheets(outDir: string, baseUrl: string, siteDir: string): Sheet[] {
  const folder = path.join(outDir, 'assets/css');
  const names = readdirSync(folder);
  const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
  const generalCss = names.filter((name) => name.startsWith('styles.')).map(read).join('');
  assertOurs(generalCss);
  const general = classesOf(generalCss);
  return Object.entries(parts).flatMap(([part, files]) => {
    const name = names.find((candidate) => candidate.startsWith(`${chunkName(part)}.`));
    if (name !== undefined) {
      return [{address: `${baseUrl}assets/css/${name}`, classes: new Set([...classesOf(read(name))].filter((each) => !general.has(each)))}];
    }
    const written = files.map((file) => readFileSync(path.join(siteDir, 'src', `${file}.css`), 'utf8')).join('');
    if (holds(general, written)) {
      throw new Error(`plugins/part-styles: ${files.join(', ')} (.css) are in the sheet of every page. Is the group of styles in @docusaurus/core (lib/webpack/base.js) as it was, and are they not in src/css/index.css?`);
    }
    return [];
  });
}

/**
 * Gives the home page, category pages, figures, error cards, reference tables, the search and the page for
 * unknown addresses style sheets of their own, so that other pages are not sent them: 8 KB gzip. The bundler
 * loads them with the scripts that need them; the pages that show them from the start ask for them in
 * their head. The bar of an announcement has its styles in the general sheet, when there is one.
 */
export default function partStyles({siteDir, siteConfig}: LoadContext): Plugin {
  return {
    name: 'part-styles',
    getClientModules: () => (siteConfig.themeConfig.announcementBar ? [path.join(siteDir, 'src/css/announcement.css')] : []),
    configureWebpack: (_, isServer) => ({
      module: {rules: [themeSheets(siteDir)]},
      optimization: isServer ? {} : {splitChunks: {cacheGroups: cacheGroups()}},
    }),
    async postBuild(build) {
      const sheets = readSheets(build.outDir, build.baseUrl, siteDir);
      builtPages(build).forEach(({file}) => editPage(file, (html) => withSheets(html, sheets)));
    },
  };
}
