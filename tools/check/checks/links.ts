import type {Definition, Link} from 'mdast';
import {visit} from 'unist-util-visit';
import {environment} from '../../../config/environment';
import {publishedRoutes} from '../../../src/product/published';
import type {Page} from '../corpus/page';
import {targetFault, type LinkFault} from '../lib/linkTargets';
import {liveAddresses} from '../lib/liveAddresses';
import {tableProblems} from '../rules/run';
import type {Check, CheckContext, Edit, Problem} from '../types';

/** What is wrong with an address that depends on the site, or on where the link is. */
function placeFault(url: string, {section}: Page): LinkFault | undefined {
  if (url.startsWith(environment.siteUrl)) {
    const right = url.slice(environment.siteUrl.length).replace(/^\/en(?=\/)/, '') || '/';
    return {message: `The link ${url} names the site's own host.`, fix: `Write ${right}.`, right};
  }
  if (url.startsWith('/internal') && section !== 'internal') {
    return {
      message: `The link to ${url} leads into the internal section, which the public site may leave out.`,
      fix: 'Say it here, or link to a public page.',
    };
  }
  return undefined;
}

/** Where the address of a link stands in its page. */
function mendOf({source}: Page, {position, url}: Link | Definition, right: string): Edit[] | undefined {
  const [start, end] = [position!.start.offset!, position!.end.offset!];
  const before = /\]\(<?|\]:\s*<?/g;
  const at = [...source.slice(start, end).matchAll(before)].map(({0: {length}, index}) => start + index + length);
  const found = at.find((offset) => source.startsWith(url, offset));
  return found === undefined ? undefined : [{start: found, end: found + url.length, text: right}];
}

function linkProblems(page: Page, context: CheckContext, routes: ReadonlySet<string>): Problem[] {
  const problems: Problem[] = [];
  visit(page.tree, (node) => {
    if (node.type !== 'link' && node.type !== 'definition') {
      return;
    }
    const faults = [
      node.type === 'link' ? placeFault(node.url, page) : undefined,
      targetFault(node.url, page, context, routes),
    ];
    for (const {right, ...fault} of faults.filter((found) => found !== undefined)) {
      const mend = right === undefined ? undefined : mendOf(page, node, right);
      const line = node.position?.start.line ?? 1;
      problems.push({...fault, file: page.file, line, severity: 'error', ...(mend && {mend})});
    }
  });
  return problems;
}

/** Links lead to a page and a place on it, are written from the root, and say where they go. */
export const links: Check = {
  name: 'links',
  description: 'lead to pages and anchors that exist; from the root, https, with words that say where they go',
  mends: true,
  run: (context) => {
    // A page that nobody has published yet is a fault of its own.
    const routes = new Set([...publishedRoutes, ...liveAddresses(context).routes]);
    return [
      ...tableProblems('links', context),
      ...context.corpus.pages.flatMap((page) => linkProblems(page, context, routes)),
    ];
  },
};
