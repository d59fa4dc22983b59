import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {questionsFileOf} from '../../../config/questions';
import {didYouMean} from '../../../packages/common';
import {ledBy} from '../../../src/client/movedTo';
import {anchorsFile, movedAnchorsFile, movedFile, retiredFile, routeKey, routesFile} from '../../pages/lists';
import {addressOf, languages, splitAddress} from '../corpus/layout';
import type {PagePlace} from '../corpus/places';
import {listedLines, liveAddresses, redirectsIn} from '../lib/addresses';
import {anchorName, anchorsOfFile, anythingIn, pageName, renamed} from '../lib/causes';
import {otherRoutes} from '../lib/sidebars';
import type {Check, CheckContext, Finding} from '../types';

const folderOf = (route: string): string => path.posix.dirname(route);
const nameOf = (route: string): string => path.posix.basename(route);

/** The new page that has the name in another folder, or the folder under another name. */
function successorOf(route: string, fresh: readonly PagePlace[]): PagePlace | undefined {
  const isSame = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();
  const neighbours = fresh.filter((page) => folderOf(page.route) === folderOf(route));
  const nearest = didYouMean(
    route,
    neighbours.map((page) => page.route),
  );
  return (
    fresh.find((page) => isSame(page.route, route)) ??
    fresh.find((page) => isSame(nameOf(page.route), nameOf(route))) ??
    neighbours.find((page) => page.route === nearest)
  );
}

function movedByHand(route: string, now: PagePlace): Finding {
  // A folder was renamed when a page kept its name.
  const isFolder = nameOf(route) === nameOf(now.route);
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

function gone(file: string, index: number, address: string, known: readonly string[]): Finding {
  const {route} = splitAddress(address);
  const fix = `Bring the page back, or add "${route}": "${didYouMean(route, known) ?? '/…'}" to ${movedFile}. To remove a page: npm run page -- remove ${route.slice(1)} --to …`;
  const message = `The published address ${address} leads nowhere.`;
  return {file, line: index + 1, message, fix, follows: [pageName(route), renamed]};
}

/** What is wrong with an address of a list: nothing when a page has it, or it is led elsewhere. */
function addressFault(
  {root, corpus, isWhole}: CheckContext,
  file: string,
): (address: string, index: number) => Finding[] {
  const [published, moved, others] = [listedLines(root, routesFile), redirectsIn(root, movedFile), otherRoutes()];
  return (address, index) => {
    const {route, language} = splitAddress(address);
    const own = corpus.places.filter((page) => page.language === language && !page.isDraft);
    const known = [...others, ...own.map((page) => page.route)];
    // A slug that leads a page astray is a fault of its own, of the page.
    const isAstray = own.some((page) => page.natural === route);
    if (known.includes(route) || moved[route] || (isAstray && !isWhole)) {
      return [];
    }
    const fresh = own.filter((page) => !published.includes(addressOf(page.route, language)));
    const now = file === retiredFile || isAstray ? undefined : successorOf(route, fresh);
    return [now ? movedByHand(route, now) : gone(file, index, address, known)];
  };
}

/** Addresses that readers have saved and that lead nowhere now. Both languages, and all of a folder, are one finding. */
function lostAddresses(context: CheckContext): Finding[] {
  const found = new Map<string, Finding>();
  for (const file of [routesFile, retiredFile]) {
    const faultOf = addressFault(context, file);
    listedLines(context.root, file).forEach((address, index) => {
      const {route} = splitAddress(address);
      for (const finding of faultOf(address, index)) {
        const key = finding.explains ? finding.message : route;
        const first = found.get(key) ?? finding;
        // Everything that is only wrong because a page is not where it was.
        const explains = [...(first.explains ?? []), ...(finding.explains ?? []), pageName(route), renamed];
        found.set(key, {...first, explains});
      }
    });
  }
  return [...found.values()];
}

/** Anchors that readers have saved and that their page no longer has: a fault of the page, where a heading has changed. */
function lostAnchors(context: CheckContext): Finding[] {
  const {pages, anchors} = liveAddresses(context);
  const rows = Object.entries(redirectsIn(context.root, movedAnchorsFile));
  return listedLines(context.root, anchorsFile).flatMap((address) => {
    const [route, anchor] = address.split('#') as [string, string];
    // The anchors of a page that is gone go with its redirect.
    const page = pages.find((candidate) => candidate.route === route);
    if (!page || anchors.has(address) || rows.some((row) => ledBy(row, address) !== undefined)) {
      return [];
    }
    const near = didYouMean(
      anchor,
      page.headings.flatMap(({id}) => id ?? []),
    );
    return {
      file: page.file,
      line: page.headings.find(({id}) => near !== undefined && id === near)?.line ?? 1,
      message: `The published anchor ${address} has disappeared.`,
      fix: `Give the heading its id back in both languages, or add "${address}": "${route}#${near ?? '…'}" to ${movedAnchorsFile}.`,
      explains: languages.map((language) => anchorName(language, route, anchor)),
      follows: [pageName(route), anchorsOfFile(page.file)],
    };
  });
}

/** Lists as they would be if everything that is live had been published. */
function completeLists(context: CheckContext): Record<string, string[]> {
  const {routes, anchors} = liveAddresses(context);
  const listed = (file: string) => listedLines(context.root, file);
  const live = [...routes].flatMap((route) => languages.map((language) => addressOf(route, language)));
  const retired = [...listed(retiredFile), ...listed(routesFile)].filter((address) => !live.includes(address));
  const kept = listed(anchorsFile).filter((address) => routes.has(address.split('#')[0]!));
  const sorted = (entries: readonly string[]) =>
    [...new Set(entries)].sort((a, b) => (routeKey(a) < routeKey(b) ? -1 : 1));
  return {[routesFile]: sorted(live), [retiredFile]: sorted(retired), [anchorsFile]: sorted([...kept, ...anchors])};
}

const addsNew = 'npm run check -- published --fix adds what is new.';

/** Live addresses that the list does not name yet, both languages as one: a fault of the page, where there is one. */
function newAddresses(context: CheckContext): Finding[] {
  const published = listedLines(context.root, routesFile);
  const isNew = (route: string) => languages.some((language) => !published.includes(addressOf(route, language)));
  return [...liveAddresses(context).routes].filter(isNew).map((route) => {
    const place = context.corpus.places.find((candidate) => candidate.route === route);
    const hasSlug = place !== undefined && place.natural !== route;
    return {
      file: place?.file ?? routesFile,
      line: context.corpus.pages.find(({file}) => file === place?.file)?.frontMatter.lineOf('slug') ?? 1,
      message: `The address ${route} is not on the list of published ones.`,
      fix: hasSlug ? `Take the slug away, or: ${addsNew}` : addsNew,
      follows: [renamed, ...(place ? [pageName(place.natural)] : [])],
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
    return lost.length > 0 ? lost : [...newAddresses(context), ...newAnchors(context)];
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
