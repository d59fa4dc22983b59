import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {PageEdit} from '../../finished-pages';
import type {Measure} from '../measure';
import type {DeliveryOptions} from '../options';
import {isThemeStylesheet, themeStylesheets} from './theme';

type Parts = DeliveryOptions['stylesheets'];

/** Name of the chunk that holds the styles of a part. */
export const chunkName = (part: string) => `part-${part}`;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Matches the files of a part by their absolute path. */
function fileTest(siteDir: string, files: readonly string[]): RegExp {
  return new RegExp(`^(?:${files.map((file) => escaped(path.join(siteDir, file))).join('|')})$`);
}

/** Without a group of its own each part would be in the one that the framework makes of all styles. */
function cacheGroups(siteDir: string, parts: Parts): Record<string, object> {
  const groups = Object.entries(parts).map(([part, files]) => [
    chunkName(part),
    {
      name: chunkName(part),
      type: 'css/mini-extract',
      test: fileTest(siteDir, files),
      chunks: 'all',
      enforce: true,
      // The framework's own group of styles has 50.
      priority: 60,
    },
  ]);
  return Object.fromEntries(groups) as Record<string, object>;
}

/** Class names in a stylesheet's selectors. */
export function classesOf(css: string): Set<string> {
  const selectors = css.replace(/\/\*[^]*?\*\//g, '').replace(/\{[^{}]*\}/g, '{}');
  return new Set([...selectors.matchAll(/\.([a-z][\w-]*)/g)].map((match) => match[1]!));
}

function usesAny(html: string, classes: ReadonlySet<string>): boolean {
  return [...html.matchAll(/\bclass=(?:"([^"]*)"|([^\s>]+))/g)].some((match) =>
    (match[1] ?? match[2]!).split(' ').some((name) => classes.has(name)),
  );
}

/** A built stylesheet: its address, and the classes that the general one does not know. */
export interface Stylesheet {
  readonly address: string;
  readonly classes: ReadonlySet<string>;
}

/**
 * A page that asks for the stylesheets whose classes it has, behind the general one.
 *
 * @throws when the page has no stylesheet
 */
export function withStylesheets(html: string, stylesheets: readonly Stylesheet[]): string {
  const general = /<link\b[^>]*\brel="?stylesheet\b[^>]*>/.exec(html)?.[0];
  if (general === undefined) {
    throw new Error(
      'packages/lean-delivery, stylesheets: a page has no stylesheet, so there is no place for those of its parts.',
    );
  }
  const links = stylesheets
    .filter(({classes}) => usesAny(html, classes))
    .map(({address}) => `<link rel=stylesheet href=${address}>`);
  return html.replace(general, () => general + links.join(''));
}

/** Whether a stylesheet has every class of styles as they were written; the bundler may have given them longer names. */
function holds(classes: ReadonlySet<string>, css: string): boolean {
  return [...classesOf(css)].every((name) => [...classes].some((each) => each === name || each.startsWith(`${name}_`)));
}

/**
 * The stylesheets of a finished build. A part that no page shows has none.
 *
 * @param siteDir folder of the site, with the stylesheets as they were written
 * @throws when the bundler has left a part in the general one, as after an upgrade
 */
export function readStylesheets(outDir: string, baseUrl: string, siteDir: string, parts: Parts): Stylesheet[] {
  const folder = path.join(outDir, 'assets/css');
  const names = readdirSync(folder);
  const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
  const general = classesOf(
    names
      .filter((name) => name.startsWith('styles.'))
      .map(read)
      .join(''),
  );
  return Object.entries(parts).flatMap(([part, files]) => {
    const name = names.find((candidate) => candidate.startsWith(`${chunkName(part)}.`));
    if (name !== undefined) {
      const own = [...classesOf(read(name))].filter((each) => !general.has(each));
      return [{address: `${baseUrl}assets/css/${name}`, classes: new Set(own)}];
    }
    const written = files.map((file) => readFileSync(path.join(siteDir, file), 'utf8')).join('');
    if (holds(general, written)) {
      throw new Error(
        `packages/lean-delivery, stylesheets: ${files.join(', ')} are in the stylesheet of every page. Is the group of styles in @docusaurus/core (lib/webpack/base.js) as it was, and does the general stylesheet not import them?`,
      );
    }
    return [];
  });
}

/**
 * Gives what only some pages show a stylesheet of its own, so that other pages are not sent it. The
 * bundler loads it with the scripts that need it; `pageStylesheets` names it on the pages that show it.
 * One stylesheet of the site stands in for all of the classic theme.
 */
export const stylesheets: Measure = {
  name: 'stylesheets',
  part: ({siteDir, isServer, options}) => ({
    rules: [themeStylesheets(siteDir, options.themeStylesheet)],
    cacheGroups: isServer ? {} : cacheGroups(siteDir, options.stylesheets),
  }),
  expectations: () => [
    {
      present: false,
      isMeant: isThemeStylesheet,
      otherwise:
        'The stylesheets of the classic theme are replaced by one of the site. See how its modules ask for them now, and correct stylesheets/theme.ts.',
    },
  ],
};

/** Names on every page the stylesheets whose classes it has. */
export function pageStylesheets({stylesheets: parts}: Pick<DeliveryOptions, 'stylesheets'>): PageEdit {
  return {
    name: 'stylesheets',
    prepare({outDir, baseUrl, siteDir}) {
      const built = readStylesheets(outDir, baseUrl, siteDir, parts);
      return () => (html) => withStylesheets(html, built);
    },
  };
}
