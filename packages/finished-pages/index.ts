import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {HtmlTagObject, LoadContext, Plugin, Props} from '@docusaurus/types';
import {Page} from '../html-page';
import {builtPages, editPage, type BuiltPage} from './files';
import {hashOfFiles, KeptTexts} from './kept';

export {addressOf, builtPage, builtPages, editPage, writeOutput, type BuiltPage} from './files';
export type {KeptTexts} from './kept';
export {placeFor, type Place} from './place';

/** A page of the finished build, as the framework wrote it. */
export interface FinishedPage extends BuiltPage {
  /** Read and parsed once, however many edits ask for it. */
  readonly page: Page;
  /** Its document. */
  document(): Page['document'];
}

/** What becomes of the text of one page. */
export type PageChange = (html: string) => string;

/** One thing that is done to every page of a finished build. */
export interface PageEdit {
  readonly name: string;
  /** Placeholders that the framework writes into every page, for the edit to fill. */
  readonly tags?: {readonly headTags?: HtmlTagObject[]; readonly postBodyTags?: HtmlTagObject[]};
  /**
   * Called once per language when its pages are written.
   *
   * @param kept for what takes long to make
   * @returns what says, page by page, how that page changes; it may take its time, the change may not
   * @throws to fail the build
   */
  prepare(build: Props, kept: KeptTexts): EachPage | Promise<EachPage>;
  /** Called once per language when its pages have been changed, for what is made of all of them. */
  finish?(build: Props, kept: KeptTexts): void | Promise<void>;
}

export type EachPage = (page: FinishedPage) => PageChange | Promise<PageChange>;

export interface FinishedPagesOptions {
  /** In this order, on every page. */
  readonly edits: readonly PageEdit[];
  /** Files and folders with all that the edits do, below the site's folder: what is kept is forgotten when one changes. */
  readonly madeBy: readonly string[];
}

function finishedPage(built: BuiltPage): FinishedPage {
  const page = new Page(built.name, readFileSync(built.file, 'utf8'));
  return {...built, page, document: () => page.document};
}

/** Runs the edits over the pages of the language that has just been built, a page at a time. */
export async function editPages(build: Props, {edits, madeBy}: FinishedPagesOptions): Promise<void> {
  const {siteDir, i18n} = build;
  const file = path.join(siteDir, `.cache/finished-pages/${i18n.currentLocale}.json`);
  const kept = new KeptTexts(file, hashOfFiles(siteDir, madeBy));
  const prepared = await Promise.all(edits.map((edit) => edit.prepare(build, kept)));
  for (const built of builtPages(build)) {
    // Made here and let go: a parsed page takes a hundred times its text.
    const page = finishedPage(built);
    const changes = await Promise.all(prepared.map((change) => change(page)));
    editPage(page.file, (html) => changes.reduce((text, change) => change(text), html));
  }
  await Promise.all(edits.map((edit) => edit.finish?.(build, kept)));
  kept.save();
}

/** The one plugin that rewrites built pages: each is read and written once, by the edits in their order. */
export default function finishedPages(_: LoadContext, options: FinishedPagesOptions): Plugin {
  const {edits} = options;
  const isDev = process.env.NODE_ENV === 'development';
  return {
    name: 'finished-pages',
    injectHtmlTags: () =>
      isDev
        ? {}
        : {
            headTags: edits.flatMap(({tags}) => tags?.headTags ?? []),
            postBodyTags: edits.flatMap(({tags}) => tags?.postBodyTags ?? []),
          },
    postBuild: (build) => editPages(build, options),
  };
}
