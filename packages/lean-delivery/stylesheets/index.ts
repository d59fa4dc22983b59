import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {PageEdit} from '../../finished-pages';
import type {Measure} from '../measure';
import type {DeliveryOptions} from '../options';
import {isThemeStylesheet, themeStylesheets} from './theme';

type Parts = DeliveryOptions['stylesheets'];

/** Where the framework puts stylesheets, below a language's build. */
const folder = 'assets/css';

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

/** A built stylesheet. */
export interface Stylesheet {
  /** Its file, as a page would name it. */
  readonly address: string;
  readonly css: string;
}

/** The stylesheet of a part, and the classes that the general one does not know. */
export interface PartStylesheet extends Stylesheet {
  readonly classes: ReadonlySet<string>;
}

export interface Stylesheets {
  readonly general: Stylesheet;
  readonly parts: readonly PartStylesheet[];
}

/** Byte for byte as in its file, so that one hash for the security policy serves all pages; the bundler finds it by its address. */
const inline = ({address, css}: Stylesheet) => `<style data-href=${address}>${css}</style>`;

/**
 * A page that has in itself the general stylesheet and those whose classes it has, so that it is painted
 * without a second request.
 *
 * @throws when the page does not ask for the general stylesheet
 */
export function withStylesheets(html: string, {general, parts}: Stylesheets): string {
  const link = `<link rel=stylesheet href=${general.address}>`;
  if (!html.includes(link)) {
    throw new Error(
      `packages/lean-delivery, stylesheets: a page does not ask for ${general.address}, so there is no place for its styles.`,
    );
  }
  const shown = parts.filter(({classes}) => usesAny(html, classes));
  return html.replace(link, () => [general, ...shown].map(inline).join(''));
}

/** Whether a stylesheet has every class of styles as they were written; the bundler may have given them longer names. */
function holds(classes: ReadonlySet<string>, css: string): boolean {
  return [...classesOf(css)].every((name) => [...classes].some((each) => each === name || each.startsWith(`${name}_`)));
}

function readStylesheet(outDir: string, baseUrl: string, name: string): Stylesheet {
  const css = readFileSync(path.join(outDir, folder, name), 'utf8');
  if (/<\/style/i.test(css)) {
    throw new Error(
      `packages/lean-delivery, stylesheets: ${name} holds "</style", which ends it when it is in a page.`,
    );
  }
  return {address: `${baseUrl}${folder}/${name}`, css};
}

/**
 * The stylesheets of a finished build. A part that no page shows has none.
 *
 * @param siteDir folder of the site, with the stylesheets as they were written
 * @throws when there is not one general stylesheet, or the bundler has left a part in it, as after an upgrade
 */
export function readStylesheets(outDir: string, baseUrl: string, siteDir: string, parts: Parts): Stylesheets {
  const names = readdirSync(path.join(outDir, folder));
  const read = (chunk: string) => {
    const name = names.find((candidate) => candidate.startsWith(`${chunk}.`));
    return name === undefined ? undefined : readStylesheet(outDir, baseUrl, name);
  };
  const general = read('styles');
  if (general === undefined) {
    throw new Error(`packages/lean-delivery, stylesheets: the build has no ${folder}/styles.*.css.`);
  }
  const known = classesOf(general.css);
  return {
    general,
    parts: Object.entries(parts).flatMap(([part, files]) => {
      const stylesheet = read(chunkName(part));
      if (stylesheet) {
        const own = [...classesOf(stylesheet.css)].filter((each) => !known.has(each));
        return [{...stylesheet, classes: new Set(own)}];
      }
      const written = files.map((file) => readFileSync(path.join(siteDir, file), 'utf8')).join('');
      if (holds(known, written)) {
        throw new Error(
          `packages/lean-delivery, stylesheets: ${files.join(', ')} are in the stylesheet of every page. Is the group of styles in @docusaurus/core (lib/webpack/base.js) as it was, and does the general stylesheet not import them?`,
        );
      }
      return [];
    }),
  };
}

/**
 * Gives what only some pages show a stylesheet of its own, so that other pages are not sent it. The
 * bundler loads it with the scripts that need it; `pageStylesheets` writes it into the pages that show it.
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
      matches: isThemeStylesheet,
      otherwise:
        'The stylesheets of the classic theme are replaced by one of the site. See how its modules ask for them now, and correct stylesheets/theme.ts.',
    },
  ],
};

/** Writes into every page the stylesheets whose classes it has. */
export function pageStylesheets({stylesheets: parts}: Pick<DeliveryOptions, 'stylesheets'>): PageEdit {
  return {
    name: 'stylesheets',
    prepare({outDir, baseUrl, siteDir}) {
      const built = readStylesheets(outDir, baseUrl, siteDir, parts);
      return () => (html) => withStylesheets(html, built);
    },
  };
}
