import type {Definition, Link} from 'mdast';
import {environment} from '../../../config/environment';
import {didYouMean} from '../../../packages/common';
import {artefactFolder, artefacts} from '../../../src/product/artefacts';
import {publishedRoutes} from '../../../src/product/pages';
import {splitAddress} from '../../../src/lib/pageFiles';
import {lineOf, nodesOf, sourceOf, textOf, type Page} from '../corpus/page';
import {anchorsOf, liveAddresses} from '../lib/addresses';
import {anchorCauses} from '../lib/causes';
import type {PagePlace} from '../../../src/lib/pagePlaces';
import {firstOf, isSame} from '../lib/text';
import type {Check, CheckContext, Edit, Reason} from '../types';

interface LinkFault extends Reason {
  /** What it should be, when only one address can be meant. */
  readonly right?: string | undefined;
}

const rule = 'links begin with a slash, without language and file ending';
const ownFile = `pathname:///${artefactFolder}/`;

/** Others run a program, or open what only the writer has. */
const allowedScheme = /^(?:https?|mailto|tel|pathname):$/i;

function decoded(path: string): string {
  try {
    return decodeURI(path).normalize('NFC');
  } catch {
    return path;
  }
}

/** Addresses that a wrong one may stand for: without what an address has not, from the page's folder, by the last part. */
function candidates(route: string, page: Page, routes: ReadonlySet<string>): string[] {
  const plain = splitAddress(route).route.replace(/\.mdx?$|\/$/g, '');
  const fromPage = new URL(plain, `https://site${page.route}`).pathname;
  const exact = [...new Set([plain, decoded(fromPage)])].filter((address) => routes.has(address));
  const last = plain.slice(plain.lastIndexOf('/') + 1);
  return exact.length > 0 ? exact : [...routes].filter((address) => last !== '' && address.endsWith(`/${last}`));
}

function routeFault(route: string, anchor: string | undefined, page: Page, routes: ReadonlySet<string>): LinkFault {
  const [first, ...more] = candidates(route, page, routes);
  const suggestion = first ?? didYouMean(route, [...routes]) ?? 'the address of a page';
  const right = first && more.length === 0 ? [first, ...(anchor === undefined ? [] : [anchor])].join('#') : undefined;
  return {message: `The link ${route} leads to no page.`, fix: `Write ${suggestion}; ${rule}.`, right};
}

function anchorFault(anchor: string, target: Page): LinkFault | undefined {
  const known = anchorsOf(target);
  const near = didYouMean(anchor, [...known]);
  const message = `The page ${target.route} has no anchor #${anchor}.`;
  const fix = near
    ? `Write #${near}, or give the heading that id.`
    : 'Give the heading that id, or leave the anchor out.';
  return known.has(anchor) ? undefined : {message, fix, follows: anchorCauses(target, anchor)};
}

function targetFault(
  url: string,
  page: Page,
  {corpus}: CheckContext,
  routes: ReadonlySet<string>,
): LinkFault | undefined {
  const file = url.startsWith(ownFile) ? url.slice(ownFile.length) : undefined;
  if (file !== undefined && !(file in artefacts)) {
    const fix = `Made are: ${Object.keys(artefacts).join(', ')}.`;
    return {message: `The file ${artefactFolder}/${file} is not made.`, fix};
  }
  if (url.startsWith(environment.siteUrl)) {
    const right = splitAddress(url.slice(environment.siteUrl.length)).route || '/';
    return {message: `The link ${url} names the site's own host.`, fix: `Write ${right}.`, right};
  }
  const scheme = /^[a-z][a-z+.-]*:/i.exec(url)?.[0];
  if (scheme !== undefined) {
    const fix = 'Link to a page or to https://…, or write it as code.';
    return allowedScheme.test(scheme) ? undefined : {message: `A link may not begin with ${scheme}`, fix};
  }
  const [path = '', anchor] = url.split('#');
  const route = decoded(path);
  if (route !== '' && !routes.has(route)) {
    return routeFault(route, anchor, page, routes);
  }
  const target = route === '' ? page : corpus.at(route, page.language);
  return anchor === undefined || target === undefined ? undefined : anchorFault(anchor, target);
}

/** What puts the right address into a link, where that stands in its page. */
function mendOf(page: Page, node: Link | Definition, right: string): Edit[] | undefined {
  const {position, url} = node;
  const written = sourceOf(page, node);
  const before = [...written.matchAll(/\]\(<?|\]:\s*<?/g)].map(({0: mark, index}) => index + mark.length);
  const at = before.find((offset) => written.startsWith(url, offset));
  const start = position!.start.offset! + (at ?? 0);
  return at === undefined ? undefined : [{start, end: start + url.length, text: right}];
}

/** What is wrong with words that are the title of another page than the whole one they lead to. Two may share a title. */
function titleFault(node: Link, {language}: Page, places: readonly PagePlace[]): LinkFault | undefined {
  const words = textOf(node);
  const titled = places.filter((place) => place.language === language && isSame(place.title, words));
  const route = decoded(node.url);
  if (!route.startsWith('/') || route.includes('#') || titled.some((place) => place.route === route)) {
    return undefined;
  }
  const [first] = titled;
  const message = `“${words}” is the title of ${first?.route}, and the link leads to ${route}.`;
  return first && {message, fix: `Link to ${first.route}, or use the title of ${route}.`};
}

/** Links lead to a page and a place on it, are written from the root, and say where they go. */
export default {
  description: 'lead to pages and anchors that exist; from the root, https, with words that say where they go',
  mends: true,
  run(context) {
    // A page that nobody has published yet is a fault of its own.
    const routes = new Set([...publishedRoutes, ...liveAddresses(context).routes]);
    // Of pages that claim one address the first is meant.
    const places = firstOf(context.corpus.places, ({language, route}) => `${language} ${route}`);
    return context.corpus.pages.flatMap((page) =>
      nodesOf(page, 'link', 'definition').flatMap((node) => {
        const fault =
          targetFault(node.url, page, context, routes) ??
          (node.type === 'link' ? titleFault(node, page, places) : undefined);
        if (fault === undefined) return [];
        const {right, ...said} = fault;
        const mend = right === undefined ? undefined : mendOf(page, node, right);
        return [{...said, file: page.file, line: lineOf(node), mend}];
      }),
    );
  },
} satisfies Check;
