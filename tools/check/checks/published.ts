import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {didYouMean} from '../../../packages/common';
import {anchorsFile, movedAnchorsFile, movedFile, retiredFile, routeKey, routesFile} from '../../pages/lists';
import {anchorName, anchorsOfFile, pageName, renamed} from '../lib/causes';
import {listedLines, movedTable} from '../lib/published';
import {liveAddresses, type LiveAddresses} from '../lib/liveAddresses';
import {localeIds} from '../../../src/lib/locales';
import {routeOf} from '../corpus/layout';
import {errorAt} from '../problem';
import type {Check, CheckContext, Problem} from '../types';

const english = (route: string): string => `/en${route}`;
const withoutLanguage = (route: string): string => route.replace(/^\/en(?=\/)/, '');

/** What the lists promise and what the site has. */
interface Addresses extends LiveAddresses {
  readonly published: readonly string[];
  readonly retired: readonly string[];
  readonly publishedAnchors: readonly string[];
  readonly moved: Readonly<Record<string, string>>;
  readonly movedAnchors: Readonly<Record<string, string>>;
}

function addressesOf(context: CheckContext): Addresses {
  const {root} = context;
  return {
    ...liveAddresses(context),
    published: listedLines(root, routesFile),
    retired: listedLines(root, retiredFile),
    publishedAnchors: listedLines(root, anchorsFile),
    moved: movedTable(root, movedFile),
    movedAnchors: movedTable(root, movedAnchorsFile),
  };
}

type Finding = Pick<Problem, 'message' | 'fix' | 'severity' | 'explains' | 'follows'> & {entry: string};

const error = (entry: string, message: string, fix: string): Finding => ({entry, message, fix, severity: 'error'});

/** Addresses that readers have saved and that lead nowhere now. Both languages are one finding. */
function lostRoutes({published, retired, routes, moved}: Addresses): Finding[] {
  const isLost = (route: string) => !routes.has(route) && moved[route] === undefined;
  const byRoute = new Map([...published, ...retired].reverse().map((address) => [withoutLanguage(address), address]));
  return [...byRoute]
    .filter(([route]) => isLost(route))
    .map(([route, address]) => ({
      ...error(
        address,
        `The published address ${address} leads nowhere.`,
        `Bring the page back, or add "${route}": "${didYouMean(route, [...routes]) ?? '/…'}" to ${movedFile}. (npm run page -- move and remove do it by themselves.)`,
      ),
      explains: [pageName(route), renamed],
      follows: [pageName(route), renamed],
    }));
}

/** Anchors that readers have saved and that their page no longer has: a fault of the page, where a heading has changed. */
function lostAnchors({publishedAnchors, pages, anchors, routes, movedAnchors}: Addresses): Problem[] {
  return publishedAnchors.flatMap((address): Problem[] => {
    const [route, anchor] = address.split('#') as [string, string];
    const page = pages.find((candidate) => candidate.route === route);
    // The anchors of a page that is gone go with its redirect.
    if (anchors.has(address) || !routes.has(route) || movedAnchors[address] !== undefined) {
      return [];
    }
    const ids = page?.headings.flatMap(({id}) => id ?? []) ?? [];
    const nearId = didYouMean(anchor, ids);
    return [
      {
        file: page?.file ?? anchorsFile,
        line: page?.headings.find(({id}) => nearId !== undefined && id === nearId)?.line ?? 1,
        message: `The published anchor ${address} has disappeared.`,
        fix: `Give the heading its id back in both languages, or add "${address}": "${route}#${nearId ?? '…'}" to ${movedAnchorsFile}.`,
        severity: 'error',
        explains: localeIds.map((language) => anchorName(language, route, anchor)),
        follows: [pageName(route), ...(page ? [anchorsOfFile(page.file)] : [])],
      },
    ];
  });
}

/** What concerns some pages only. */
const ofPages = (addresses: Addresses): Addresses => {
  const routes = new Set(addresses.pages.map(({route}) => route));
  const publishedAnchors = addresses.publishedAnchors.filter((address) => routes.has(address.split('#')[0]!));
  return {...addresses, routes, publishedAnchors};
};

/** Lists as they would be if everything that is live had been published. */
function completeLists({published, retired, publishedAnchors, routes, anchors}: Addresses): Record<string, string[]> {
  const live = [...routes].flatMap((route) => [route, english(route)]);
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
function newRoutes(addresses: Addresses): Problem[] {
  const {pages, published} = addresses;
  const missing = completeLists(addresses)[routesFile]!.filter((address) => !published.includes(address));
  return [...new Set(missing.map(withoutLanguage))].map((route) => {
    const page = pages.find((candidate) => candidate.route === route);
    const message = `The address ${route} is not on the list of published ones.`;
    const fix = page?.frontMatter.values.slug === undefined ? addsNew : `Take the slug away, or: ${addsNew}`;
    return {
      ...errorAt(page?.file ?? routesFile, page?.frontMatter.lineOf('slug') ?? 1, message, fix),
      follows: [renamed, ...(page ? [pageName(routeOf(page.section, page.relative, undefined))] : [])],
    };
  });
}

/** Anchors that the list does not name yet. They are many, so they are only counted. */
function newAnchors(addresses: Addresses): Finding[] {
  const anchors = completeLists(addresses)[anchorsFile]!.filter((entry) => !addresses.publishedAnchors.includes(entry));
  return anchors
    .slice(0, 1)
    .map((entry) => ({
      entry,
      message: `${anchors.length} anchors are not on the list of published ones: ${entry}${anchors.length > 1 ? ' …' : ''}`,
      fix: addsNew,
      severity: 'hint',
    }));
}

function problemOf(root: string, file: string, finding: Finding): Problem {
  const {entry, ...problem} = finding;
  return {...problem, file, line: Math.max(1, listedLines(root, file).indexOf(entry) + 1)};
}

/** What readers have saved keeps leading somewhere. */
export const published: Check = {
  name: 'published',
  description: `no address or anchor of deploy/published disappears without a redirect; --fix adds new ones`,
  run: (context) => {
    const addresses = addressesOf(context);
    if (!context.isWhole) {
      const some = ofPages(addresses);
      return [...lostAnchors(some), ...newRoutes(some)];
    }
    const inFile = (file: string) => (finding: Finding) => problemOf(context.root, file, finding);
    const lost = [
      ...lostRoutes(addresses).map((finding) =>
        inFile(addresses.retired.includes(finding.entry) ? retiredFile : routesFile)(finding),
      ),
      ...lostAnchors(addresses),
    ];
    return lost.length > 0 ? lost : [...newRoutes(addresses), ...newAnchors(addresses).map(inFile(anchorsFile))];
  },
  fix: (context) => {
    const addresses = addressesOf(context);
    if (lostRoutes(addresses).length > 0 || context.corpus.unread.length > 0) {
      return [];
    }
    return Object.entries(completeLists(addresses)).flatMap(([file, entries]) => {
      if (entries.join('\n') === listedLines(context.root, file).join('\n')) {
        return [];
      }
      writeFileSync(path.join(context.root, file), entries.map((entry) => `${entry}\n`).join(''));
      return [file];
    });
  },
};
