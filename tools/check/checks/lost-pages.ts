import path from 'node:path';
import {questionsFileOf} from '../../../config/questions';
import {didYouMean} from '../../../packages/common';
import {sourceLocale} from '../../../src/lib/locales';
import {movedFile, routesFile} from '../../pages/lists';
import {pagePlaces} from '../corpus/corpus';
import {languages, routeOf, type Language} from '../corpus/layout';
import {anythingIn, pageName, renamed} from '../lib/causes';
import {listedLines, movedTable} from '../lib/published';
import {otherRoutes} from '../lib/routes';
import {errorAt} from '../problem';
import {slugOf} from '../scope';
import type {Check, Problem} from '../types';

interface PageFile {
  readonly file: string;
  readonly language: Language;
  /** Address without language. */
  readonly route: string;
  /** The address that the page would have without a slug of its own: a wrong one is another fault. */
  readonly natural: string;
}

/** A published page that has no file, and the new file that it seems to be. */
interface LostPage {
  readonly route: string;
  readonly language: Language;
  readonly now: PageFile | undefined;
}

/** Every page, by its file alone: a page that is gone is not among those that have changed. */
const pageFiles = (root: string): PageFile[] =>
  pagePlaces(root).map(({file, language, section, relative}) => ({
    file,
    language,
    route: routeOf(section, relative, slugOf(root, file)),
    natural: routeOf(section, relative, undefined),
  }));

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

function lostIn(root: string): LostPage[] {
  const pages = pageFiles(root);
  const [published, moved, others] = [listedLines(root, routesFile), movedTable(root, movedFile), otherRoutes()];
  return languages.flatMap((language) => {
    const prefix = language === sourceLocale ? '' : `/${language}`;
    const own = pages.filter((page) => page.language === language);
    const isThere = (route: string) =>
      own.some((page) => [page.route, page.natural].includes(route)) || others.includes(route);
    const fresh = own.filter(({route}) => !published.includes(prefix + route));
    const listed = published
      .filter((address) => address.startsWith(`${prefix}/`) && (prefix !== '' || !address.startsWith('/en')))
      .map((address) => address.slice(prefix.length));
    return listed
      .filter((route) => !isThere(route) && moved[route] === undefined)
      .map((route) => ({route, language, now: successorOf(route, fresh)}));
  });
}

const commandName = (route: string): string => route.slice(1);

function gone(root: string, {route}: LostPage): Problem {
  const line = listedLines(root, routesFile).indexOf(route) + 1;
  const message = `The page ${route} is published, and its file is gone.`;
  const fix = `Bring it back. To remove a page: npm run page -- remove ${commandName(route)} --to …`;
  return errorAt(routesFile, Math.max(1, line), message, fix);
}

/** What was renamed: a folder, when a page kept its name, else the page. */
function renaming(from: string, to: string): readonly [what: string, from: string, to: string] {
  const isFolder = path.posix.basename(from) === path.posix.basename(to);
  return isFolder ? ['folder', folderOf(from), folderOf(to)] : ['page', from, to];
}

function movedByHand({route}: LostPage, now: PageFile): Problem {
  const [what, from, to] = renaming(route, now.route);
  const message = `The ${what} ${from} was renamed to ${to} by hand; its published addresses lead nowhere.`;
  const fix = `Move it back. To rename a page: npm run page -- move ${commandName(route)} ${commandName(now.route)}`;
  return errorAt(now.file, 1, message, fix);
}

/** Everything that is only wrong because a page is not where it was. */
const consequences = ({route, now}: LostPage): string[] => [
  renamed,
  pageName(route),
  ...(now ? [pageName(now.route), anythingIn(now.file), anythingIn(questionsFileOf(now.file))] : []),
];

/** Pages that are published keep their files where they are. */
export const lostPages: Check = {
  name: 'lost-pages',
  description: 'published pages lie where they lay; npm run page moves and removes them',
  run({root}) {
    const problems = new Map<string, Problem>();
    for (const lost of lostIn(root)) {
      const problem = lost.now ? movedByHand(lost, lost.now) : gone(root, lost);
      const first = problems.get(problem.message) ?? problem;
      problems.set(problem.message, {...first, explains: [...(first.explains ?? []), ...consequences(lost)]});
    }
    return [...problems.values()];
  },
};
