import {useCallback, useEffect, useMemo, useState} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useAlternatePageUtils} from '@docusaurus/theme-common/internal';
import {useLocation} from '@docusaurus/router';
import {createEngine} from '../engine/engine';
import type {Engine, SearchIndexFile, SearchResult} from '../engine/types';
import {fetchIndex, get, IndexUnavailable} from './fetchIndex';

const engines = new Map<SearchIndexFile, Promise<Engine>>();

/** Each index is made ready once. */
function engineFor(file: SearchIndexFile): Promise<Engine> {
  const engine = engines.get(file) ?? createEngine(file);
  engines.set(file, engine);
  return engine;
}

export type EngineState =
  | {readonly status: 'loading'}
  | {readonly status: 'ready'; readonly engine: Engine}
  /** `outdated`: the page comes from a release whose index is gone; loading the page again helps. */
  | {readonly status: 'failed'; readonly outdated: boolean; readonly retry: () => void};

/** The search of the page's language, as it is being made ready. */
function useEngine(): EngineState {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<EngineState>({status: 'loading'});
  const retry = useCallback(() => setAttempt((count) => count + 1), []);

  useEffect(() => {
    let current = true;
    setState({status: 'loading'});
    fetchIndex()
      .then(engineFor)
      .then(
        (engine) => current && setState({status: 'ready', engine}),
        (error: Error) => {
          if (current) {
            console.warn(`Search: ${error.message}`);
            setState({status: 'failed', outdated: error instanceof IndexUnavailable && error.outdated, retry});
          }
        },
      );
    return () => {
      current = false;
    };
  }, [attempt, retry]);

  return state;
}

/** The index of the other language: its name stands in that language's pages, of which one is asked for. */
async function fetchIndexOf(page: string): Promise<SearchIndexFile> {
  const html = await (await get(page, 'text/html')).text();
  return fetchIndex(new DOMParser().parseFromString(html, 'text/html'));
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
    fetchIndexOf(page)
      .then(engineFor)
      .then(
        (engine) => {
          const result = engine.search(query, {limit: few});
          if (current && result.total > 0 && result.suggestion === null) {
            setFound({lang, label, result});
          }
        },
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
  readonly state: EngineState;
  /** `null` while nothing is asked or the index is on its way. */
  readonly result: SearchResult | null;
  /** What to show: the result, or the other language's when this one has nothing. */
  readonly shown: SearchResult | null;
  /** The other language, when what is shown comes from it. */
  readonly other: OtherLanguage | null;
  /** Where to ask the same when this language has little. */
  readonly elsewhere: Elsewhere | null;
}

/**
 * The result of a query, kept up to date while the reader types.
 *
 * @param section id of the only section wanted
 * @param limit hits at the most
 */
export function useSearch(query: string, section: string | undefined, limit: number): Search {
  const state = useEngine();
  const isAsking = query.trim() !== '';
  const result = useMemo(
    () => (state.status === 'ready' && isAsking ? state.engine.search(query, {section, limit}) : null),
    [state, isAsking, query, section, limit],
  );
  const foundNothing = result !== null && result.total === 0 && section === undefined;
  const site = useOtherSite();
  const other = useOtherLanguage(foundNothing ? query : '', site);
  const shown = foundNothing ? (other?.result ?? null) : result;
  const foundLittle = result !== null && result.total > 0 && result.total < little && section === undefined;
  return {
    state,
    result,
    shown,
    other: foundNothing ? other : null,
    elsewhere: foundLittle && site ? {...site, url: `${site.page}?q=${encodeURIComponent(query.trim())}`} : null,
  };
}
