import {readFileSync} from 'node:fs';
import path from 'node:path';
import {deserialize, serialize} from 'node:v8';
import {writeWhole} from '../../../packages/common';
import {pageName, unreadIn} from '../lib/causes';
import {hashOf, rulesHash} from '../lib/passed';
import {utf8Fault} from '../lib/text';
import type {Fault, Problem} from '../problem';
import {PageSyntaxError} from './frontMatter';
import type {LocaleId} from '../../../src/lib/locales';
import {counterpartOf} from '../../../src/lib/pageFiles';
import type {Body, Page} from './page';
import {parseBody, parsePage} from './parse';
import {pagePlaces, type PagePlace} from '../../../src/lib/pagePlaces';

/** What a check gets to read. Everything is parsed once, when it is first asked for. */
export interface CheckContext {
  /** Project folder, absolute. */
  root: string;
  /** Files to look at that a person writes, from the project's folder. */
  files: readonly string[];
  /** The pages among them. */
  corpus: Corpus;
}

/** All pages of both languages, read and parsed when first asked for. */
export class Corpus {
  /** Where every page lies, those that cannot be read and those that are not to be checked among them. */
  readonly places: readonly PagePlace[];
  /** Every page to be checked that can be read, in the order of its path. */
  readonly pages: readonly Page[];
  /** Pages that cannot be read, a problem each; every check leaves them out. */
  readonly unread: readonly Problem[];
  private readonly parsed = new Map<PagePlace, Page | Problem>();
  private readonly readBody;

  /**
   * @param root project folder, absolute
   * @param scope files that the checks are to look at; all when left out
   */
  constructor(
    private readonly root: string,
    scope?: ReadonlySet<string>,
  ) {
    this.places = pagePlaces(root);
    this.readBody = keptBodies(root);
    const read = this.places.filter(({file}) => scope?.has(file) !== false).map((place) => this.parse(place));
    this.pages = read.filter(isPage);
    this.unread = read.filter((one): one is Problem => !isPage(one));
  }

  /** The same page in the other language. */
  twinOf = (page: Page): Page | undefined => this.find(({file}) => file === counterpartOf(page.file));

  /** The page at an address, which need not be one of those to be checked. */
  at = (route: string, language: LocaleId): Page | undefined =>
    this.find((place) => place.language === language && place.route === route);

  private find(isMeant: (place: PagePlace) => boolean): Page | undefined {
    return this.places
      .filter(isMeant)
      .map((place) => this.parse(place))
      .find(isPage);
  }

  private parse(place: PagePlace): Page | Problem {
    const found = this.parsed.get(place) ?? this.readPage(place);
    this.parsed.set(place, found);
    return found;
  }

  /** A page as the checks read it: whatever its line endings and byte order mark, which have a check of their own. */
  private readPage(place: PagePlace): Page | Problem {
    const bytes = readFileSync(path.join(this.root, place.file));
    const fault = utf8Fault(bytes);
    if (fault !== undefined) {
      return unread(place, {...fault, follows: [place.file]});
    }
    const source = bytes
      .toString('utf8')
      .replace(/^\uFEFF/, '')
      .replace(/\r\n?/g, '\n');
    try {
      const page = parsePage(place, source, this.readBody);
      return this.sameAddress(place, page) ?? page;
    } catch (error) {
      if (!(error instanceof PageSyntaxError)) throw error;
      return unread(place, {line: error.line, ...error.fault});
    }
  }

  /** Two pages of a language cannot have one address; the fault is that of the one which a slug leads there. */
  private sameAddress(place: PagePlace, {frontMatter}: Page): Problem | undefined {
    const isAstray = ({route, natural}: PagePlace) => route !== natural;
    const isInnocent = (other: PagePlace) =>
      isAstray(other) === isAstray(place) ? other.file < place.file : !isAstray(other);
    const {language, route} = place;
    const other = this.places.find((one) => one.language === language && one.route === route && one !== place);
    return other && isInnocent(other)
      ? unread(place, {
          line: frontMatter.lineOf('slug'),
          message: `The page has the address ${route}, and so has ${other.file}.`,
          fix: 'Take the slug away, or choose another address.',
        })
      : undefined;
  }
}

const isPage = (found: Page | Problem): found is Page => 'nodes' in found;

/** What a page that is left out explains: others miss its address, and whatever it alone says. */
const unread = ({file, natural, language}: PagePlace, fault: Fault): Problem => ({
  ...fault,
  file,
  severity: 'error',
  explains: [pageName(natural), unreadIn(language)],
});

/** What a file of the cache holds, if it can be read: another version of Node may have written it. */
function keptIn(file: string): {readonly key?: string; readonly body?: Body} {
  try {
    return deserialize(readFileSync(file)) as {key: string; body: Body};
  } catch {
    return {};
  }
}

/**
 * Reads bodies of pages as `parseBody` does, and keeps them in `.cache` until the text or the parser changes:
 * parsing all pages takes some seconds.
 */
function keptBodies(root: string): typeof parseBody {
  const rules = rulesHash(root, ['tools/check/corpus']);
  return (file, source) => {
    const kept = path.join(root, '.cache/pages', `${file.replaceAll('/', '+')}.bin`);
    const key = hashOf([rules, source]);
    const known = keptIn(kept);
    const body = known.key === key ? known.body! : parseBody(file, source);
    if (known.key !== key) {
      writeWhole(kept, serialize({key, body}));
    }
    return body;
  };
}
