import {startTransition, useEffect, useState} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useAlternatePageUtils} from '@docusaurus/theme-common/internal';
import {useLocation} from '@docusaurus/router';
import type {SearchResult} from '../engine/types';
import {engineAt} from './engines';
import {get, indexIn} from './fetching';

/** Address of this page's index. */
const ownIndex = async () => indexIn(document);

/** That of another page's, which is asked for. */
const indexNamedBy = async (page: string) =>
  indexIn(new DOMParser().parseFromString(await (await get(page)).text(), 'text/html'));

interface Question {
  /** `undefined`: nothing is to be asked; empty: only that the engine is to be ready. */
  readonly query: string | undefined;
  readonly section?: string | undefined;
  readonly limit: number;
}

interface Answered {
  readonly query: string;
  readonly section?: string | undefined;
  readonly result: SearchResult;
  /** Nothing of it is on its way any more. */
  readonly isWhole: boolean;
}

/** Hits whose texts take longer than this are shown without them, in ms; sooner, they would only flicker. */
const patience = 250;

/** So long rests who has typed a word, in ms; texts of what its beginnings find would hold up a slow line. */
const rest = 100;

const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

/**
 * Answers a question, with what is there when the remainder is slow.
 *
 * @throws the signal's reason, or Error when the index or a text does not come
 */
async function answer(
  to: Question & {readonly query: string},
  index: Promise<string>,
  signal: AbortSignal,
  show: (answer: Answered) => void,
): Promise<void> {
  const engine = await engineAt(await index);
  if (to.query.trim() === '' || signal.aborted) {
    return;
  }
  const first = await engine.search(to.query, to);
  signal.throwIfAborted();
  const late = setTimeout(() => show({...to, result: first.result, isWhole: false}), patience);
  signal.addEventListener('abort', () => clearTimeout(late));
  let {result, lacking} = first;
  while (lacking.length > 0) {
    await pause(rest);
    signal.throwIfAborted();
    await engine.load(lacking);
    ({result, lacking} = await engine.search(to.query, to));
  }
  clearTimeout(late);
  signal.throwIfAborted();
  show({...to, result, isWhole: true});
}

/**
 * The last answer, while the next one is on its way, and why that does not come. Each question gives way to the next.
 *
 * @param page that names the index, if it is not this one
 */
function useAnswer({query, section, limit}: Question, page?: string) {
  const [attempt, setAttempt] = useState(0);
  const [last, setLast] = useState<Answered | null>(null);
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    const stop = new AbortController();
    setFailed(false);
    if (query !== undefined) {
      const index = page === undefined ? ownIndex() : indexNamedBy(page);
      const show = (answered: Answered) => startTransition(() => setLast(answered));
      answer({query, section, limit}, index, stop.signal, show).catch((error: Error) => {
        if (!stop.signal.aborted) {
          console.warn(`Search: ${error.message}`);
          setLast(null);
          setFailed(true);
        }
      });
    }
    return () => stop.abort();
  }, [query, section, limit, page, attempt]);

  return {last, retry: hasFailed ? () => setAttempt((count) => count + 1) : undefined};
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

/** Hits shown from the other language: enough to see that something is there. */
const few = 5;

export interface Search {
  /** Tries again; set when the index, or a text, did not come. */
  readonly retry: (() => void) | undefined;
  /** `null` while nothing is asked, or the first answer is on its way. */
  readonly result: SearchResult | null;
  /** Whether the result is that of the query as it is now, not of the one before. */
  readonly isSettled: boolean;
  /** What to show: the result, or the other language's when this one has nothing. */
  readonly shown: SearchResult | null;
  /** The other language, when what is shown comes from it. */
  readonly other: OtherSite | null;
}

/**
 * The result of a query, kept up to date while the reader types. That of the last one stays until the next is there.
 *
 * @param section id of the only section wanted
 * @param limit hits at the most
 */
export function useSearch(query: string, section: string | undefined, limit: number): Search {
  const {last, retry} = useAnswer({query, section, limit});
  const answered = query.trim() === '' ? null : last;
  const result = answered?.result ?? null;
  const site = useOtherSite();
  const missed = site && answered?.result.total === 0 && answered.section === undefined ? answered.query : undefined;
  const there = useAnswer({query: missed, limit: few}, site?.page).last;
  const isThere = missed !== undefined && there?.query === missed && there.result.total > 0 && !there.result.suggestion;
  return {
    retry,
    result,
    isSettled: answered?.isWhole === true && answered.query === query && answered.section === section,
    shown: isThere ? there.result : result,
    other: isThere ? site! : null,
  };
}
