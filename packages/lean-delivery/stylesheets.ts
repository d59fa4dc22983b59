import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {escapeRegExp} from '../common';
import type {PageEdit} from '../finished-pages';

/** Names of parts, and the source files of their styles, relative to the site. */
type Parts = Readonly<Record<string, readonly string[]>>;

/** Where the framework puts stylesheets, below a language's build. */
const folder = 'assets/css';

/** Name of the chunk that holds the styles of a part. */
export const chunkName = (part: string) => `part-${part}`;

function fileTest(siteDir: string, files: readonly string[]): RegExp {
  return new RegExp(`^(?:${files.map((file) => escapeRegExp(path.join(siteDir, file))).join('|')})$`);
}

/**
 * Groups of the bundler that give what only some pages show a stylesheet of its own: it is loaded with the scripts that
 * need it, and `pageStylesheets` writes it into the pages that show it.
 */
export const stylesheetGroups = (siteDir: string, parts: Parts): Record<string, object> =>
  Object.fromEntries(
    Object.entries(parts).map(([part, files]) => {
      const name = chunkName(part);
      // The framework's own group of all styles has 50.
      const group = {type: 'css/mini-extract', chunks: 'all', enforce: true, priority: 60};
      return [name, {...group, name, test: fileTest(siteDir, files)}];
    }),
  );

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

interface Stylesheet {
  /** Its file, as a page would name it. */
  readonly address: string;
  readonly css: string;
}

interface Stylesheets {
  readonly general: Stylesheet;
  /** Each with the classes that the general one does not know. */
  readonly parts: readonly (Stylesheet & {readonly classes: ReadonlySet<string>})[];
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
 * @throws when there is not one general stylesheet, as after an upgrade
 */
export function readStylesheets(outDir: string, baseUrl: string, parts: readonly string[]): Stylesheets {
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
  const found = parts.flatMap((part) => read(chunkName(part)) ?? []);
  return {
    general,
    parts: found.map((stylesheet) => ({
      ...stylesheet,
      classes: new Set([...classesOf(stylesheet.css)].filter((name) => !known.has(name))),
    })),
  };
}

/** Writes into every page the stylesheets whose classes it has. */
export function pageStylesheets(parts: Parts): PageEdit {
  return {
    name: 'stylesheets',
    prepare({outDir, baseUrl}) {
      const built = readStylesheets(outDir, baseUrl, Object.keys(parts));
      return () => (html) => withStylesheets(html, built);
    },
  };
}
