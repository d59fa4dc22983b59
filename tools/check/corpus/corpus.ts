import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {otherLocale} from '../../../src/lib/locales';
import {pageName, unreadIn} from '../lib/causes';
import {filesIn} from '../lib/projectFiles';
import {utf8Fault} from '../lib/text';
import type {Fault, Problem} from '../problem';
import {keptBodies} from './bodies';
import {PageSyntaxError} from './frontMatter';
import {pageFolder, pageFolders, routeOf, sections, type Language} from './layout';
import type {Page, PageLocation} from './page';
import {parsePage, type parseBody} from './parse';

interface Readings {
  readonly pages: readonly Page[];
  readonly unread: readonly Problem[];
}

/** All pages of both languages, read and parsed when first asked for. */
export class Corpus {
  private readonly parsed = new Map<string, Page | Problem>();
  private readonly read: typeof parseBody;
  private whole: Readings | undefined;

  /**
   * @param root project folder, absolute
   * @param scope files that the checks are to look at; all when left out
   */
  constructor(
    readonly root: string,
    private readonly scope?: ReadonlySet<string>,
  ) {
    this.read = keptBodies(root);
  }

  /** Every page to be checked that can be read, in the order of its path. */
  get pages(): readonly Page[] {
    return this.readings.pages;
  }

  /** Pages that cannot be read, a problem each; every check leaves them out. */
  get unread(): readonly Problem[] {
    return this.readings.unread;
  }

  /** The same page in the other language. */
  twinOf({language, section, relative}: Page): Page | undefined {
    return this.page({section, relative, language: otherLocale(language)});
  }

  /** The page at an address, which need not be one of those to be checked. */
  at(route: string, language: Language): Page | undefined {
    const known = this.pages.find((page) => page.language === language && page.route === route);
    if (known !== undefined || this.scope === undefined) {
      return known;
    }
    const section = sections.find((candidate) => route.startsWith(`/${candidate}/`));
    const name = route.split('/').slice(2).join('/');
    return section && this.page({section, relative: `${name}.mdx`, language});
  }

  private page(place: Omit<PageLocation, 'file'>): Page | undefined {
    const file = `${pageFolder(place.language, place.section)}/${place.relative}`;
    const found = existsSync(path.join(this.root, file)) ? this.parse({file, ...place}) : undefined;
    return found && isPage(found) && !this.unread.some((problem) => problem.file === file) ? found : undefined;
  }

  private parse(place: PageLocation): Page | Problem {
    const found = this.parsed.get(place.file) ?? readPage(this.root, place, this.read);
    this.parsed.set(place.file, found);
    return found;
  }

  private get readings(): Readings {
    return (this.whole ??= this.readAll());
  }

  private readAll(): Readings {
    const found = pagePlaces(this.root)
      .filter(({file}) => this.scope?.has(file) !== false)
      .map((place) => this.parse(place));
    const readable = found.filter(isPage);
    const doubles = readable.flatMap((page) => sameAddress(page, readable));
    const astray = new Set(doubles.map(({file}) => file));
    const unread = found.filter((one): one is Problem => !isPage(one));
    return {pages: readable.filter(({file}) => !astray.has(file)), unread: [...unread, ...doubles]};
  }
}

const isPage = (found: Page | Problem): found is Page => 'nodes' in found;

/** Where every page lies; partials (`_name.mdx`) belong to the page that imports them. */
export const pagePlaces = (root: string): PageLocation[] =>
  pageFolders.flatMap(({folder, ...place}) =>
    filesIn(root, folder)
      .filter((file) => /\.mdx?$/.test(file) && !file.includes('/_'))
      .sort()
      .map((file) => ({file, ...place, relative: file.slice(folder.length + 1)})),
  );

/** What a page that is left out explains: others miss its address, and whatever it alone says. */
function unread({file, section, relative, language}: PageLocation, fault: Fault): Problem {
  const route = routeOf(section, relative, undefined);
  return {...fault, file, severity: 'error', explains: [pageName(route), unreadIn(language)]};
}

/** A page as the checks read it: whatever its line endings and byte order mark, which have a check of their own. */
function readPage(root: string, place: PageLocation, read: typeof parseBody): Page | Problem {
  const bytes = readFileSync(path.join(root, place.file));
  const fault = utf8Fault(bytes);
  if (fault !== undefined) {
    return unread(place, {...fault, follows: [place.file]});
  }
  try {
    return parsePage(
      place,
      bytes
        .toString('utf8')
        .replace(/^\uFEFF/, '')
        .replace(/\r\n?/g, '\n'),
      read,
    );
  } catch (error) {
    if (!(error instanceof PageSyntaxError)) throw error;
    return unread(place, {line: error.line, ...error.fault});
  }
}

/** Two pages of a language cannot have one address; the fault is that of the one which a slug leads there. */
function sameAddress(page: Page, all: readonly Page[]): Problem[] {
  const isAstray = ({frontMatter}: Page) => frontMatter.values.slug !== undefined;
  const other = all.find((one) => one !== page && one.language === page.language && one.route === page.route);
  const isInnocent = (one: Page, rival: Page) =>
    isAstray(one) === isAstray(rival) ? one.file < rival.file : !isAstray(one);
  return other === undefined || isInnocent(page, other)
    ? []
    : [
        unread(page, {
          line: page.frontMatter.lineOf('slug'),
          message: `The page has the address ${page.route}, and so has ${other.file}.`,
          fix: 'Take the slug away, or choose another address.',
        }),
      ];
}
