import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {questionsFileOf} from '../../../config/questions';
import {didYouMean} from '../../../packages/common';
import {ledBy} from '../../../src/client/movedTo';
import {anchorsFile, movedAnchorsFile, movedFile, retiredFile, routeKey, routesFile} from '../../pages/lists';
import {pagePlaces} from '../corpus/corpus';
import {languages, routeOf, type Language} from '../corpus/layout';
import {addressOf, listedLines, liveAddresses, movedTable, splitAddress} from '../lib/addresses';
import {anchorName, anchorsOfFile, anythingIn, pageName, renamed} from '../lib/causes';
import {otherRoutes} from '../lib/sidebars';
import {placeWritten} from '../scope';
import type {Check, CheckContext, Finding} from '../types';

interface PageFile {
  readonly file: string;
  readonly language: Language;
  /** Address without language. */
  readonly route: string;
  /** The address that the page would have without a slug of its own. */
  readonly natural: string;
}

/** Every page, by its file alone: a page that is gone is not among those that have changed, and one may be unreadable. */
const pageFiles = (root: string): PageFile[] =>
  pagePlaces(root).flatMap(({file, language, section, relative}) => {
    const {slug, isDraft} = placeWritten(root, file);
    const [route, natural] = [routeOf(section, relative, slug), routeOf(section, relative, undefined)];
    return isDraft ? [] : [{file, language, route, natural}];
  });

const folderOf = (route: string): string => path.posix.dirname(route);
const nameOf = (route: string): string => path.posix.basename(route).toLowerCase();

/** The new page that has the name in another folder, or the folder under another name. */
function successorOf(route: string, fresh: readonly PageFile[]): PageFile | undefined {
  const neighbours = fresh.filter((page) => folderOf(page.route) === folderOf(route));
  const nearest = didYouMean(
    nameOf(route),
    neighbours.map((page) => nameOf(page.route)),
  );
  return (
    fresh.find((page) => page.route.toLowerCase() === route.toLowerCase()) ??
    fresh.find((page) => nameOf(page.route) === nameOf(route)) ??
    neighbours.find((page) => nameOf(page.route) === nearest)
  );
}

function movedByHand(route: string, now: PageFile): Finding {
  // A folder was renamed when a page kept its name.
  const isFolder = path.posix.basename(route) === path.posix.basename(now.route);
  const [from, to] = isFolder ? [folderOf(route), folderOf(now.route)] : [route, now.route];
  const what = `The ${isFolder ? 'folder' : 'page'} ${from} was renamed to ${to} by hand`;
  return {
    file: now.file,
    line: 1,
    message: `${what}; its published addresses lead nowhere.`,
    fix: `Move it back. To rename a page: npm run page -- move ${route.slice(1)} ${now.route.slice(1)}`,
    explains: [pageName(now.route), anythingIn(now.file), anythingIn(questionsFileOf(now.file))],
  };
}

interface Lost {
  /** List that has the address. */
  readonly file: string;
  readonly address: string;
  /** The new page that it seems to be now. */
  readonly now: PageFile | undefined;
  /** What it may be led to. */
  readonly near: string | undefined;
}

/** What a list of addresses promises and the site has not. */
function lostOf({root, isWhole}: CheckContext, file: string): Lost[] {
  const [pages, moved, others] = [pageFiles(root), movedTable(root, movedFile), otherRoutes()];
  const published = listedLines(root, routesFile);
  return listedLines(root, file).flatMap((address) => {
    const {route, language} = splitAddress(address);
    const own = pages.filter((page) => page.language === language);
    // A slug that leads a page astray is a fault of its own, of the page.
    const isAstray = own.some((page) => page.natural === route);
    if (own.some((page) => page.route === route) || others.includes(route) || moved[route] || (isAstray && !isWhole)) {
      return [];
    }
    const fresh = own.filter((page) => !published.includes(addressOf(page.route, language)));
    const now = file === retiredFile || isAstray ? undefined : successorOf(route, fresh);
    return [{file, address, now, near: didYouMean(route, [...others, ...own.map((page) => page.route)])}];
  });
}

function gone(root: string, {file, address, near = '/…'}: Lost): Finding {
  const {route} = splitAddress(address);
  const fix = `Bring the page back, or add "${route}": "${near}" to ${movedFile}. To remove a page: npm run page -- remove ${route.slice(1)} --to …`;
  const line = listedLines(root, file).indexOf(address) + 1;
  const message = `The published address ${address} leads nowhere.`;
  return {file, line, message, fix, follows: [pageName(route), renamed]};
}

/** Addresses that readers have saved and that lead nowhere now. Both languages, and all of a folder, are one finding. */
function lostAddresses(context: CheckContext): Finding[] {
  const found = new Map<string, Finding>();
  for (const lost of [routesFile, retiredFile].flatMap((file) => lostOf(context, file))) {
    const {route} = splitAddress(lost.address);
    const finding = lost.now ? movedByHand(route, lost.now) : gone(context.root, lost);
    const key = lost.now ? finding.message : route;
    const first = found.get(key) ?? finding;
    // Everything that is only wrong because a page is not where it was.
    const explains = [...(first.explains ?? []), ...(finding.explains ?? []), pageName(route), renamed];
    found.set(key, {...first, explains});
  }
  return [...found.values()];
}

/** Anchors that readers have saved and that their page no longer has: a fault of the page, where a heading has changed. */
function lostAnchors(context: CheckContext): Finding[] {
  const {pages, anchors, routes} = liveAddresses(context);
  const rows = Object.entries(movedTable(context.root, movedAnchorsFile));
  return listedLines(context.root, anchorsFile).flatMap((address) => {
    const [route, anchor] = address.split('#') as [string, string];
    const page = pages.find((candidate) => candidate.route === route);
    // The anchors of a page that is gone go with its redirect. Of a part, only its own pages are asked.
    const isAsked = page ?? (context.isWhole && routes.has(route));
    if (!isAsked || anchors.has(address) || rows.some((row) => ledBy(row, address) !== undefined)) {
      return [];
    }
    const near = didYouMean(anchor, page?.headings.flatMap(({id}) => id ?? []) ?? []);
    return {
      file: page?.file ?? anchorsFile,
      line: page?.headings.find(({id}) => near !== undefined && id === near)?.line ?? 1,
      message: `The published anchor ${address} has disappeared.`,
      fix: `Give the heading its id back in both languages, or add "${address}": "${route}#${near ?? '…'}" to ${movedAnchorsFile}.`,
      explains: languages.map((language) => anchorName(language, route, anchor)),
      follows: [pageName(route), ...(page ? [anchorsOfFile(page.file)] : [])],
    };
  });
}

/** Lists as they would be if everything that is live had been published. */
function completeLists(context: CheckContext): Record<string, string[]> {
  const {routes, anchors} = liveAddresses(context);
  const [published, retired, publishedAnchors] = [routesFile, retiredFile, anchorsFile].map((file) =>
    listedLines(context.root, file),
  ) as [string[], string[], string[]];
  const live = [...routes].flatMap((route) => languages.map((language) => addressOf(route, language)));
  const sorted = (entries: readonly string[]) =>
    [...new Set(entries)].sort((a, b) => (routeKey(a) < routeKey(b) ? -1 : 1));
  return {
    [routesFile]: sorted(live),
    [retiredFile]: sorted([...retired, ...published].filter((address) => !live.includes(address))),
    [anchorsFile]: sorted([...publishedAnchors.filter((address) => routes.has(address.split('#')[0]!)), ...anchors]),
  };
}

const addsNew = 'npm run check -- published --fix adds what is new.';

/** Live addresses that the list does not name yet, both languages as one: a fault of the page, where there is one. */
function newAddresses(context: CheckContext): Finding[] {
  const published = listedLines(context.root, routesFile);
  const {pages, routes} = liveAddresses(context);
  const isNew = (route: string) => languages.some((language) => !published.includes(addressOf(route, language)));
  return [...routes].filter(isNew).map((route) => {
    const page = pages.find((candidate) => candidate.route === route);
    return {
      file: page?.file ?? routesFile,
      line: page?.frontMatter.lineOf('slug') ?? 1,
      message: `The address ${route} is not on the list of published ones.`,
      fix: page?.frontMatter.values.slug === undefined ? addsNew : `Take the slug away, or: ${addsNew}`,
      follows: [renamed, ...(page ? [pageName(routeOf(page.section, page.relative, undefined))] : [])],
    };
  });
}

/** Anchors that the list does not name yet. They are many, so they are only counted. */
function newAnchors(context: CheckContext): Finding[] {
  const listed = listedLines(context.root, anchorsFile);
  const anchors = completeLists(context)[anchorsFile]!.filter((entry) => !listed.includes(entry));
  const message = `${anchors.length} anchors are not on the list of published ones: ${anchors[0]}${anchors.length > 1 ? ' …' : ''}`;
  return anchors.length === 0 ? [] : [{file: anchorsFile, line: 1, message, fix: addsNew, severity: 'hint'}];
}

/** What readers have saved keeps leading somewhere. */
export const published: Check = {
  name: 'published',
  description: 'published pages, addresses and anchors are where they were, or lead elsewhere; --fix adds new ones',
  run(context) {
    const lost = [...lostAddresses(context), ...lostAnchors(context)];
    if (lost.length > 0) return lost;
    return [...newAddresses(context), ...(context.isWhole ? newAnchors(context) : [])];
  },
  fix(context) {
    if (lostAddresses(context).length > 0 || context.corpus.unread.length > 0) {
      return [];
    }
    return Object.entries(completeLists(context)).flatMap(([file, entries]) => {
      if (entries.join('\n') === listedLines(context.root, file).join('\n')) {
        return [];
      }
      writeFileSync(path.join(context.root, file), entries.map((entry) => `${entry}\n`).join(''));
      return [file];
    });
  },
};
