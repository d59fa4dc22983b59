import {useEffect, useState} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useAlternatePageUtils} from '@docusaurus/theme-common/internal';
import {useLocation} from '@docusaurus/router';
import type {SearchResult} from '../engine/types';
import {wholeResult} from '../engine/whole';
import {engineAt, type LoadedEngine} from './engines';
import {get, IndexUnavailable} from './get';
import {indexIn} from './indexAddress';

const engineOf = (page: Document): Promise<LoadedEngine> => engineAt(indexIn(page));

/** The search of the other language: where its index lies stands in that language's pages, of which one is asked for. */
async function engineNamedBy(page: string): Promise<LoadedEngine> {
  const html = await (await get(page, 'text/html')).text();
  return engineOf(new DOMParser().parseFromString(html, 'text/html'));
}

export interface Failure {
  /** The page comes from a release whose index is gone; loading the page again helps. */
  readonly outdated: boolean;
  readonly retry: () => void;
}

interface Question {
  readonly query: string;
  readonly section: string | undefined;
  readonly limit: number;
}

interface Answer {
  readonly to: Question;
  /** `null` when nothing was asked. */
  readonly result: SearchResult | null;
  /** Nothing of it is on its way any more. */
  readonly isWhole: boolean;
}

/** When the letter typed, and what the last search found, are on the screen; at once in a tab that nobody sees. */
const painted = () =>
  new Promise<void>((resolve) => (document.hidden ? resolve() : requestAnimationFrame(() => setTimeout(resolve))));

/** Hits whose texts take longer than this are shown without them, in ms; sooner, they would only flicker. */
const patience = 150;

/** So long rests who has typed a word, in ms; texts of what its beginnings find would hold up a slow line. */
const rest = 100;

/**
 * Answers a question, with what is there when the remainder is slow.
 *
 * @throws the signal's reason, and what the engine's loading throws
 */
async function answer(to: Question, signal: AbortSignal, show: (answer: Answer) => void): Promise<void> {
  await painted();
  signal.throwIfAborted();
  const engine = await engineOf(document);
  if (to.query.trim() === '') {
    signal.throwIfAborted();
    show({to, result: null, isWhole: true});
    return;
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  signal.addEventListener('abort', () => clearTimeout(timer));
  const ask = () => {
    signal.throwIfAborted();
    return engine.search(to.query, {...to});
  };
  const load = async (names: readonly string[]) => {
    await new Promise((resolve) => setTimeout(resolve, rest));
    signal.throwIfAborted();
    await engine.load(names);
  };
  const result = await wholeResult(ask, load, (part) => {
    clearTimeout(timer);
    timer = setTimeout(() => show({to, result: part, isWhole: false}), patience);
  }).finally(() => clearTimeout(timer));
  signal.throwIfAborted();
  show({to, result, isWhole: true});
}

/** The last answer, while the next one is on its way, or why that does not come. Each question gives way to the next. */
function useAnswer({query, section, limit}: Question): {
  readonly answer: Answer | null;
  readonly failure: Failure | null;
} {
  const [attempt, setAttempt] = useState(0);
  const [shown, setShown] = useState<Answer | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);

  useEffect(() => {
    const stop = new AbortController();
    setFailure(null);
    answer({query, section, limit}, stop.signal, setShown).catch((error: Error) => {
      if (!stop.signal.aborted) {
        console.warn(`Search: ${error.message}`);
        setShown(null);
        setFailure({
          outdated: error instanceof IndexUnavailable && error.outdated,
          retry: () => setAttempt((count) => count + 1),
        });
      }
    });
    return () => stop.abort();
  }, [query, section, limit, attempt]);

  return {answer: shown, failure};
}

interface OtherSite {
  /** For the attribute `lang`. */
  readonly lang: string;
  /** The language by its own name. */
  readonly label: string;
  /** Address of its page of results, which names its index. */
  readonly page: string;
}

function useOtherSite(): OtherSite | undefined {
  const {i18n, siteConfig} = useDocusaurusContext();
  const {createUrl} = useAlternatePageUtils();
  const {pathname} = useLocation();
  const locale = i18n.locales.find((candidate) => candidate !== i18n.currentLocale);
  if (locale === undefined) {
    return undefined;
  }
  const {htmlLang, label} = i18n.localeConfigs[locale]!;
  const ownPath = pathname.slice(siteConfig.baseUrl.length);
  const base = createUrl({locale, fullyQualified: false}).slice(0, ownPath.length > 0 ? -ownPath.length : undefined);
  return {lang: htmlLang, label, page: `${base}search`};
}

export interface OtherLanguage extends Pick<OtherSite, 'lang' | 'label'> {
  readonly result: SearchResult;
}

/** Hits shown from the other language: enough to see that something is there. */
const few = 5;

async function otherLanguage(query: string, {lang, label, page}: OtherSite): Promise<OtherLanguage | null> {
  const engine = await engineNamedBy(page);
  const result = await wholeResult(() => engine.search(query, {limit: few}), engine.load);
  return result.total > 0 && result.suggestion === null ? {lang, label, result} : null;
}

/**
 * What the other language has on a query that this one has nothing on. Its index is loaded then only.
 *
 * @param query empty when there is nothing to look for
 */
function useOtherLanguage(query: string, site: OtherSite | undefined): OtherLanguage | null {
  const [found, setFound] = useState<OtherLanguage | null>(null);
  const {lang = '', label = '', page = ''} = site ?? {};

  useEffect(() => {
    let current = true;
    setFound(null);
    if (!query || !page) {
      return undefined;
    }
    otherLanguage(query, {lang, label, page}).then(
      (other) => current && setFound(other),
      // Nothing lost: the reader sees that this language has nothing, as without it.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [query, lang, label, page]);

  return found;
}

/** The page of results of the other language, with the same query. */
export interface Elsewhere extends Pick<OtherSite, 'lang' | 'label'> {
  readonly url: string;
}

/** So few hits are little: the other language may have more. */
const little = 3;

export interface Search {
  readonly failure: Failure | null;
  /** `null` while nothing is asked, or the first answer is on its way. */
  readonly result: SearchResult | null;
  /** Whether the result is that of the query as it is now, not of the one before. */
  readonly isSettled: boolean;
  /** What to show: the result, or the other language's when this one has nothing. */
  readonly shown: SearchResult | null;
  /** The other language, when what is shown comes from it. */
  readonly other: OtherLanguage | null;
  /** Where to ask the same when this language has little. */
  readonly elsewhere: Elsewhere | null;
}

/**
 * The result of a query, kept up to date while the reader types. That of the last one stays until the next is there.
 *
 * @param section id of the only section wanted
 * @param limit hits at the most
 */
export function useSearch(query: string, section: string | undefined, limit: number): Search {
  const {answer, failure} = useAnswer({query, section, limit});
  const result = (query.trim() !== '' && answer?.result) || null;
  const asked = result && answer!.to.section === undefined ? answer!.to.query.trim() : '';
  const foundNothing = asked !== '' && result!.total === 0;
  const site = useOtherSite();
  const other = useOtherLanguage(foundNothing ? asked : '', site);
  const shown = foundNothing ? (other?.result ?? null) : result;
  const foundLittle = asked !== '' && result!.total > 0 && result!.total < little;
  return {
    failure,
    result,
    isSettled: answer !== null && answer.isWhole && answer.to.query === query && answer.to.section === section,
    shown,
    other: foundNothing ? other : null,
    elsewhere: foundLittle && site ? {...site, url: `${site.page}?q=${encodeURIComponent(asked)}`} : null,
  };
}
