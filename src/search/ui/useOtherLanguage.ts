import {useEffect, useState} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useAlternatePageUtils} from '@docusaurus/theme-common/internal';
import {useLocation} from '@docusaurus/router';
import {loadEngineOf} from '../client/engines';
import type {SearchResult} from '../types';

export interface OtherLanguage {
  /** For the attribute `lang`. */
  readonly lang: string;
  /** The language by its own name. */
  readonly label: string;
  readonly result: SearchResult;
}

/** Hits shown from the other language: enough to see that something is there. */
const few = 5;

interface OtherSite {
  readonly lang: string;
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

/**
 * What the other language has on a query that this one has nothing on. Its index is loaded then only.
 *
 * @param query empty when there is nothing to look for
 */
export function useOtherLanguage(query: string): OtherLanguage | null {
  const site = useOtherSite();
  const [found, setFound] = useState<OtherLanguage | null>(null);
  const {lang = '', label = '', page = ''} = site ?? {};

  useEffect(() => {
    let current = true;
    setFound(null);
    if (!query || !page) {
      return undefined;
    }
    loadEngineOf(page).then(
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
