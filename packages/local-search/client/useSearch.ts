import {useEffect, useRef, useState} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useAlternatePageUtils} from '@docusaurus/theme-common/internal';
import {useLocation} from '@docusaurus/router';
import {createEngine} from '../engine/engine';
import type {Engine, SearchResult} from '../engine/types';
import {get, indexIn, IndexUnavailable, readerOf} from './fetchIndex';
import {Turns} from './turns';

const engines = new Map<string, Promise<Engine>>();

/** The search of a page's language. Each index is made ready once; one that failed, again the next time. */
async function engineOf(page: Document): Promise<Engine> {
  const index = indexIn(page);
  const engine = engines.get(index) ?? createEngine(readerOf(index));
  engines.set(index, engine);
  engine.catch(() => engines.delete(index));
  return engine;
}

/** The search of the other language: where its index lies stands in that language's pages, of which one is asked for. */
async function engineNamedBy(page: string): Promise<Engine> {
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
}

async function answerTo(to: Question, signal: AbortSignal): Promise<Answer> {
  const {search} = await engineOf(document);
  return {to, result: to.query.trim() === '' ? null : await search(to.query, {...to, signal})};
}

/** When the letter typed, and what the last search found, are on the screen; at once in a tab that nobody sees. */
const painted = () =>
  new Promise<void>((resolve) => (document.hidden ? resolve() : requestAnimationFrame(() => setTimeout(resolve))));

/**
 * The last answer, while the next one is on its way, or why that does not come.
 *
 * Until something is shown, searches take turns: the hits of a word's beginning are better than none on a slow line, but
 * those of every beginning would stand in each other's way. Afterwards each gives way to the next.
 */
function useAnswer({query, section, limit}: Question): {
  readonly answer: Answer | null;
  readonly failure: Failure | null;
} {
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const isShown = useRef(false);
  const [turns] = useState(() => new Turns());

  useEffect(() => {
    const stop = new AbortController();
    let isNewest = true;
    const ask = async () => {
      await painted();
      stop.signal.throwIfAborted();
      const next = await answerTo({query, section, limit}, stop.signal);
      if (!stop.signal.aborted) {
        isShown.current = next.result !== null;
        setAnswer(next);
      }
    };
    // A single letter begins too much to be waited for.
    const takesTurn = !isShown.current && query.trim().length > 1;
    setFailure(null);
    (takesTurn ? turns.run(ask) : ask()).catch((error: Error) => {
      if (isNewest) {
        console.warn(`Search: ${error.message}`);
        setAnswer(null);
        setFailure({
          outdated: error instanceof IndexUnavailable && error.outdated,
          retry: () => setAttempt((count) => count + 1),
        });
      }
    });
    return () => {
      isNewest = false;
      if (isShown.current || !takesTurn) {
        stop.abort();
      }
    };
  }, [query, section, limit, attempt, turns]);

  return {answer, failure};
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
  const {search} = await engineNamedBy(page);
  const result = await search(query, {limit: few});
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
    isSettled: answer !== null && answer.to.query === query && answer.to.section === section,
    shown,
    other: foundNothing ? other : null,
    elsewhere: foundLittle && site ? {...site, url: `${site.page}?q=${encodeURIComponent(asked)}`} : null,
  };
}
