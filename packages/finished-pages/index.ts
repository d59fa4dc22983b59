import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {HtmlTagObject, LoadContext, Plugin, Props} from '@docusaurus/types';
import {Page} from '../html-page';

interface BuiltPage {
  /** Path below the build's folder, with forward slashes: `report/intro.html`. */
  readonly name: string;
  /** Absolute. */
  readonly file: string;
}

/** The same as the framework wrote it. */
export interface FinishedPage extends BuiltPage {
  /** Read and parsed once, however many edits ask for it. */
  readonly page: Page;
}

/** What becomes of one page: its text is changed, or lines are put into its head or behind its content. */
export type PageChange = ((html: string) => string) | {readonly head?: string; readonly end?: string};

type EachPage = (page: FinishedPage) => PageChange | Promise<PageChange>;

/** One thing that is done to every page of a finished build. */
export interface PageEdit {
  readonly name: string;
  /**
   * Called once per language when its pages are written.
   *
   * @returns what says, page by page, how that page changes; it may take its time, the change may not
   * @throws to fail the build
   */
  prepare(build: Props): EachPage | Promise<EachPage>;
  /** Called once per language when its pages have been changed, for what is made of all of them. */
  finish?(build: Props): void | Promise<void>;
}

type Place = 'head' | 'end';

/** Stands in every page where the lines of the edits go. */
const mark = (place: Place): HtmlTagObject => ({tagName: 'meta', attributes: {name: 'place-of', content: place}});

/** @throws when a page has no mark, as after an upgrade */
function filled(html: string, place: Place, changes: readonly PageChange[], name: string): string {
  const written = new RegExp(`<meta name="?place-of"? content="?${place}"?>`);
  if (!written.test(html)) {
    throw new Error(
      `finished-pages: ${name} has no place for lines (${place}). See how injectHtmlTags writes tags now.`,
    );
  }
  const lines = changes.map((change) => (typeof change === 'function' ? '' : (change[place] ?? '')));
  return html.replace(written, () => lines.join(''));
}

function changed(html: string, changes: readonly PageChange[], name: string): string {
  const text = changes.reduce((before, change) => (typeof change === 'function' ? change(before) : before), html);
  return filled(filled(text, 'head', changes, name), 'end', changes, name);
}

/** Runs the edits over the pages of the language that has just been built, a page at a time. */
export async function editPages(build: Props, edits: readonly PageEdit[]): Promise<void> {
  const prepared = await Promise.all(edits.map((edit) => edit.prepare(build)));
  for (const built of builtPages(build)) {
    // Made here and let go: a parsed page takes a hundred times its text.
    const page = new Page(built.name, readFileSync(built.file, 'utf8'));
    const finished = {...built, page};
    const changes = await Promise.all(prepared.map((change) => change(finished)));
    editPage(built.file, (html) => changed(html, changes, built.name));
  }
  await Promise.all(edits.map((edit) => edit.finish?.(build)));
}

/**
 * The one plugin that rewrites built pages: each is read and written once.
 *
 * @param options.edits in this order, on every page
 */
export default function finishedPages(_: LoadContext, {edits}: {readonly edits: readonly PageEdit[]}): Plugin {
  const tags = process.env.NODE_ENV === 'development' ? {} : {headTags: [mark('head')], postBodyTags: [mark('end')]};
  return {name: 'finished-pages', injectHtmlTags: () => tags, postBuild: (build) => editPages(build, edits)};
}

/**
 * Address of a page by its file, with base path and language and decoded, as the router has it.
 *
 * @param name path below the build's folder: `index.html` is `/en/`, `report/intro.html` is `/en/report/intro`
 */
export function addressOf(name: string, baseUrl: string): string {
  return baseUrl + name.replace(/(?:(?:^|\/)index)?\.html$/, '');
}

/**
 * The page that stands at an address.
 *
 * @param address path with base path and language
 * @throws naming a page that has no file
 */
export function builtPage(address: string, {outDir, baseUrl}: Pick<Props, 'outDir' | 'baseUrl'>): BuiltPage {
  const route = decodeURI(address.slice(baseUrl.length));
  const candidates = route.endsWith('.html') ? [route] : [`${route}.html`, path.posix.join(route, 'index.html')];
  const name = candidates.find((candidate) => existsSync(path.join(outDir, candidate)));
  if (name === undefined) {
    throw new Error(
      `The build has no file for the page /${route} (looked for ${candidates.join(' and ')} in ${outDir}).`,
    );
  }
  return {name, file: path.join(outDir, name)};
}

/**
 * The pages of the language that has just been built, each once; the other language may already lie below `outDir`.
 *
 * @throws naming a page that has no file
 */
export function builtPages(build: Pick<Props, 'outDir' | 'baseUrl' | 'routesPaths'>): BuiltPage[] {
  const pages = build.routesPaths.map((route) => builtPage(route, build));
  return [...new Map(pages.map((page) => [page.name, page])).values()];
}

/**
 * Changes a finished page. Without a pause between reading and writing: the plugins' steps after
 * the build run side by side, and one would undo what the other has written in the meantime.
 */
export function editPage(file: string, edit: (html: string) => string): void {
  const html = readFileSync(file, 'utf8');
  const edited = edit(html);
  if (edited !== html) {
    writeFileSync(file, edited);
  }
}

/**
 * Writes a file of a finished build, with the folders that it needs.
 *
 * @param name path below the build's folder
 */
export async function writeOutput(
  {outDir}: Pick<Props, 'outDir'>,
  name: string,
  content: string | Uint8Array,
): Promise<void> {
  const file = path.join(outDir, name);
  await mkdir(path.dirname(file), {recursive: true});
  await writeFile(file, content);
}
