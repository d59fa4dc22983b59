import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse, type DefaultTreeAdapterTypes} from 'parse5';
import {recordsOfHtml, type PageRecord} from '../../plugins/search/html';
import type {Language, SearchIndexFile} from '../../src/search/types';

/** A page of the finished site, as all three searches are given it. */
export interface ComparedPage {
  /** Address without anchor, decoded. */
  readonly url: string;
  readonly title: string;
  readonly description: string;
  readonly keywords: string;
  /** The beginning, then one part per heading. */
  readonly parts: readonly PageRecord[];
}

type Node = DefaultTreeAdapterTypes.ChildNode;

/** Content of the page's `<meta name="description">`. */
function descriptionIn(node: Node | DefaultTreeAdapterTypes.Document): string | undefined {
  if ('tagName' in node && node.tagName === 'meta') {
    const value = (name: string) => node.attrs.find((attribute) => attribute.name === name)?.value;
    return value('name') === 'description' ? value('content') : undefined;
  }
  for (const child of 'childNodes' in node ? node.childNodes : []) {
    const found = descriptionIn(child);
    if (found !== undefined) {
      return found;
    }
  }
  return undefined;
}

function fileOf(buildDir: string, url: string): string {
  const found = [`${url}.html`, `${url}/index.html`].map((name) => path.join(buildDir, decodeURI(name))).find((file) => existsSync(file));
  if (found === undefined) {
    throw new Error(`${buildDir} has no file for ${url}. Build the site again.`);
  }
  return found;
}

/**
 * The pages that our own index knows, with their whole text read from the finished build: what our
 * index keeps in answers instead (error cards, columns) is text of the page here.
 *
 * @param buildDir a finished build
 * @param index our index of one language of that build
 * @throws when a page has no file
 */
export function comparedPages(buildDir: string, {pages}: SearchIndexFile): ComparedPage[] {
  return pages.map(({url, title, keywords, list}) => {
    const html = readFileSync(fileOf(buildDir, url), 'utf8');
    const description = descriptionIn(parse(html)) ?? '';
    const parts = list ? [{anchor: '', heading: '', text: description}] : recordsOfHtml(html, url);
    return {url: decodeURI(url), title, description, keywords, parts};
  });
}

const escaped = (text: string) => text.replace(/`/g, '').replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

function partHtml({anchor, heading, text}: PageRecord): string {
  const head = anchor === '' ? '' : `<h2 id="${anchor}">${escaped(heading)}<a class="hash-link" aria-hidden="true" href="#${anchor}"></a></h2>`;
  return `${head}<p>${escaped(text)}</p>`;
}

/**
 * A page in the markup that both ready-made searches read best: no furniture, every heading with
 * its anchor at one level, table cells apart. Their own reading of the built pages glues cells
 * together and loses what stands inside cards.
 *
 * @param withKeywordsInText for a search that reads no `<meta name="keywords">`
 */
export function plainHtml({title, description, keywords, parts}: ComparedPage, language: Language, withKeywordsInText: boolean): string {
  const inText = withKeywordsInText ? `<p>${escaped(description)}</p><p>${escaped(keywords)}</p>` : '';
  return [
    `<!doctype html><html lang="${language}"><head><title>${escaped(title)}</title>`,
    `<meta name="description" content="${escaped(description)}"><meta name="keywords" content="${escaped(keywords)}"></head>`,
    `<body><main><article data-pagefind-body><h1>${escaped(title)}</h1>${inText}${parts.map(partHtml).join('')}</article></main></body></html>`,
  ].join('');
}
