import path from 'node:path';
import {questionsFileOf} from '../../../config/questions';
import {didYouMean} from '../../../packages/common';
import {ledBy} from '../../../src/client/movedTo';
import {anchorsFile, movedAnchorsFile, movedFile, retiredFile, routeKey, routesFile} from '../../pages/lists';
import {addressOf, counterpartOf, splitAddress} from '../../../src/lib/pageFiles';
import {localeIds, type LocaleId} from '../../../src/lib/locales';
import type {Page} from '../corpus/page';
import type {PagePlace} from '../../../src/lib/pagePlaces';
import {listedLines, liveAddresses, redirectsIn} from '../lib/addresses';
import {anchorName, anchorsOfFile, anythingIn, pageName, renamed} from '../lib/causes';
import {otherRoutes} from '../lib/sidebars';
import {firstOf, isSame, readText, rewritten} from '../lib/text';
import type {Check, CheckContext, Finding} from '../types';
import {missingTwin} from './parity';

const folderOf = (route: string): string => path.posix.dirname(route);
const nameOf = (route: string): string => path.posix.basename(route);

const listedIn = (root: string, file: string) =>
  listedLines(root, file).map((address, index) => ({file, line: index + 1, address, ...splitAddress(address)}));
type Listed = ReturnType<typeof listedIn>[number];

/** The new page that has the name in another folder, or the folder under another name; the only new one of the only one lost. */
function successorOf(route: string, fresh: readonly PagePlace[], isOnlyLost: boolean): PagePlace | undefined {
  const neighbours = fresh.filter((page) => folderOf(page.route) === folderOf(route));
  const nearest = didYouMean(
    route,
    neighbours.map((page) => page.route),
  );
  return (
    fresh.find((page) => isSame(page.route, route)) ??
    fresh.find((page) => isSame(nameOf(page.route), nameOf(route))) ??
    neighbours.find((page) => page.route === nearest) ??
    (isOnlyLost && fresh.length === 1 ? fresh[0] : undefined)
  );
}

function movedByHand(route: string, now: PagePlace): Finding {
  // A folder was renamed when a page kept its name.
  const isFolder = nameOf(route) === nameOf(now.route);
  const [from, to] = isFolder ? [folderOf(route), folderOf(now.route)] : [route, now.route];
  const files = [now.file, counterpartOf(now.file)!];
  const what = `The ${isFolder ? 'folder' : 'page'} ${from} was renamed to ${to} by hand`;
  return {
    file: now.file,
    line: 1,
    message: `${what}; its published addresses lead nowhere.`,
    fix: `Move it back. To rename a page: npm run page -- move ${route.slice(1)} ${now.route.slice(1)}`,
    explains: [pageName(now.route), ...files.flatMap((file) => [anythingIn(file), anythingIn(questionsFileOf(file))])],
  };
}

function gone({file, line, address, route}: Listed, known: readonly string[]): Finding {
  const fix = `Bring the page back, or add "${route}": "${didYouMean(route, known) ?? '/…'}" to ${movedFile}. To remove a page: npm run page -- remove ${route.slice(1)} --to …`;
  const message = `The published address ${address} leads nowhere.`;
  return {file, line, message, fix, follows: [pageName(route), renamed]};
}

/** A slug of its own takes a page from the address that it had. */
const astray = (route: string, {file, route: now}: PagePlace, pages: readonly Page[]): Finding => ({
  file,
  line: pages.find((page) => page.file === file)?.frontMatter.lineOf('slug') ?? 1,
  message: `The slug leads this page from its published address ${route} to ${now}.`,
  fix: `Take the slug away. To rename a page: npm run page -- move ${route.slice(1)} ${now.slice(1)}`,
  follows: [pageName(route)],
});

/** Addresses that readers have saved and that lead nowhere now. Both languages, and all of a folder, are one finding. */
function lostAddresses({root, corpus}: CheckContext): Finding[] {
  const [published, moved, others] = [listedLines(root, routesFile), redirectsIn(root, movedFile), otherRoutes()];
  const ownOf = (language: LocaleId) => corpus.places.filter((page) => page.language === language && !page.isDraft);
  const isLost = ({route, language}: Listed) =>
    !others.includes(route) && !moved[route] && !ownOf(language).some((page) => page.route === route);
  const all = [routesFile, retiredFile].flatMap((file) => listedIn(root, file)).filter(isLost);
  const lost = firstOf(all, ({route}) => route);
  const isOnlyLost = lost.filter(({file}) => file === routesFile).length === 1;
  const findings = lost.map((listed) => {
    const {file, route, language} = listed;
    const own = ownOf(language);
    const led = own.find((page) => page.natural === route);
    if (led) return astray(route, led, corpus.pages);
    const fresh = own.filter((page) => !published.includes(addressOf(page.route, language)));
    const now = file === retiredFile ? undefined : successorOf(route, fresh, isOnlyLost);
    if (now) return movedByHand(route, now);
    const half = localeIds.flatMap(ownOf).find((page) => page.route === route);
    return half ? {...missingTwin(half), follows: []} : gone(listed, [...others, ...own.map((page) => page.route)]);
  });
  // Everything that is only wrong because a page is not where it was.
  const ofFiles = findings.flatMap(({explains = []}) => explains);
  const explains = [...ofFiles, ...lost.map(({route}) => pageName(route)), renamed];
  return firstOf(findings, ({message}) => message).map((finding) => ({...finding, explains}));
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
      explains: localeIds.map((language) => anchorName(language, route, anchor)),
      follows: [pageName(route), anchorsOfFile(page.file)],
    };
  });
}

/** Lists as they would be if everything that is live had been published. */
function completeLists(context: CheckContext): Record<string, string[]> {
  const {routes, anchors} = liveAddresses(context);
  const listed = (file: string) => listedLines(context.root, file);
  const live = [...routes].flatMap((route) => localeIds.map((language) => addressOf(route, language)));
  const retired = [...listed(retiredFile), ...listed(routesFile)].filter((address) => !live.includes(address));
  const kept = listed(anchorsFile).filter((address) => routes.has(address.split('#')[0]!));
  const sorted = (entries: readonly string[]) =>
    [...new Set(entries)].sort((a, b) => (routeKey(a) < routeKey(b) ? -1 : 1));
  return {[routesFile]: sorted(live), [retiredFile]: sorted(retired), [anchorsFile]: sorted([...kept, ...anchors])};
}

/** Lists that lack what is live, or hold what is no more. */
function staleLists(context: CheckContext): Finding[] {
  return Object.entries(completeLists(context)).flatMap(([file, entries]): Finding[] => {
    const before = readText(context.root, file);
    const after = entries.map((entry) => `${entry}\n`).join('');
    if (after === before) return [];
    const listed = listedLines(context.root, file);
    const lacking = entries.filter((entry) => !listed.includes(entry)).map((entry) => splitAddress(entry).route);
    const [first = '', ...others] = new Set(lacking);
    const more = others.length === 0 ? `${first} is` : `${first} and ${others.length} more are`;
    const message = lacking.length === 0 ? 'The list is not as the tools write it.' : `${more} not on this list.`;
    const severity = file === routesFile && lacking.length > 0 ? 'error' : 'hint';
    const place = context.corpus.places.find(({route}) => route === first.split('#')[0]);
    // A page is published when it is right, in both languages.
    const follows = [renamed, ...(place ? [pageName(place.natural), place.file, counterpartOf(place.file)!] : [])];
    const fix =
      file === routesFile
        ? `npm run page -- publish ${first.slice(1)} puts it there; what is not to be read yet says draft: true.`
        : 'npm run check -- published --fix writes it, before the page is published.';
    return [{file, line: 1, message, fix, severity, follows, mend: rewritten(before, after)}];
  });
}

/** What readers have saved keeps leading somewhere. */
export default {
  description: 'published pages, addresses and anchors are where they were, or lead elsewhere; --fix adds new ones',
  mends: true,
  run(context) {
    const lost = [...lostAddresses(context), ...lostAnchors(context)];
    // What is lost, or cannot be read, must not go from the lists.
    return lost.length > 0 || context.corpus.unread.length > 0 ? lost : staleLists(context);
  },
} satisfies Check;
