import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'parse5';
import {projectRoot} from '../../tools/lib/paths';
import {attribute, type Element, findAll, textOf} from '../../packages/common';
import {pageHtml} from './pages';

/** Addresses of every page that is published, `/report/intro`, without the error pages. */
export const publishedRoutes = readFileSync(path.join(projectRoot, 'deploy/published/routes.txt'), 'utf8')
  .trim()
  .split('\n')
  .filter((route) => !route.endsWith('/404'));

/** A page, and what tests ask it for. */
export class ParsedPage {
  private readonly document;

  constructor(html: string) {
    this.document = parse(html);
  }

  elements(matches: (element: Element) => boolean): Element[] {
    return findAll(this.document, matches);
  }

  get lang(): string | undefined {
    const [html] = this.elements(({tagName}) => tagName === 'html');
    return html && attribute(html, 'lang');
  }

  /** Values of the meta tags of a name or property. */
  meta(name: string): string[] {
    return this.elements(
      (element) =>
        element.tagName === 'meta' && (attribute(element, 'property') ?? attribute(element, 'name')) === name,
    ).map((element) => attribute(element, 'content') ?? '');
  }

  /** Addresses of the links of a relation. */
  links(rel: string, hreflang?: string): string[] {
    return this.elements(
      (element) =>
        element.tagName === 'link' &&
        attribute(element, 'rel') === rel &&
        (hreflang === undefined || attribute(element, 'hreflang') === hreflang),
    ).map((element) => attribute(element, 'href') ?? '');
  }

  /** How many links lead to the page in some language. */
  translations(): number {
    return this.elements((element) => element.tagName === 'link' && attribute(element, 'hreflang') !== undefined)
      .length;
  }

  title(): string {
    const [title] = this.elements(({tagName, parentNode}) => tagName === 'title' && parentNode?.nodeName === 'head');
    return title ? textOf(title) : '';
  }

  /** What a reader can see of the page, in one line. */
  visibleText(): string {
    const [root] = this.elements((element) => attribute(element, 'id') === '__docusaurus');
    return root ? textOf(root) : '';
  }
}

const parsed = new Map<string, ParsedPage>();

/** A page of the finished build, by its address; parsed once for all tests. */
export function parsedPage(route: string): ParsedPage {
  const page = parsed.get(route) ?? new ParsedPage(pageHtml(route));
  parsed.set(route, page);
  return page;
}
