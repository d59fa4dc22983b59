import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {SearchSite} from './site';
import Start from './Start';
import {addressOf, type Search, type Wanted} from './useSearch';

/** "9 träffar", for the eye and for screen readers. */
export function countText(count: number): string {
  switch (count) {
    case 0:
      return translate({id: 'search.noHits', message: 'Inga träffar'});
    case 1:
      return translate({id: 'search.oneHit', message: '1 träff'});
    default:
      return translate({id: 'search.hits', message: '{count} träffar'}, {count});
  }
}

interface Props {
  readonly site: SearchSite;
  readonly search: Search;
  readonly countClass: string;
  readonly onAsk: (wanted: Wanted) => void;
  readonly onLeave: () => void;
}

/**
 * Everything there is to say about a question beside its hits, and before there is one. What changes is one text in an element
 * of its own: a browser that translates the page wraps texts, and React then finds none of those that stand beside others.
 */
export default function Messages({site, search, countClass, onAsk, onLeave}: Props): ReactNode {
  const {wanted, retry, result} = search;
  const {query, section} = wanted;
  const {classes, failed, nothing, Help} = site;
  const other = site.useOtherLanguage();
  if (query.trim() === '' && !retry) {
    return <Start site={site} onAsk={(text) => onAsk({query: text, section})} onLeave={onLeave} />;
  }
  return (
    <>
      <p className={result?.total ? countClass : 'search-note'} role="status">
        {result
          ? countText(result.total)
          : !retry && translate({id: 'search.loading', message: 'Läser in sökningen …'})}
      </p>
      {retry && (
        <div className="search-note" role="alert">
          <p>{failed}</p>
          <button type="button" className={classes.button} onClick={retry}>
            <Translate id="search.retry">Försök igen</Translate>
          </button>
        </div>
      )}
      {result?.suggestion && (
        <p className="search-note">
          <Translate id="search.didYouMean">Menade du</Translate>{' '}
          <button type="button" className="search-link" onClick={() => onAsk({query: result.suggestion!, section})}>
            {result.suggestion}
          </button>
          ?
        </p>
      )}
      {result && result.unmet.length > 0 && (
        <p className="search-note">
          {translate(
            {id: 'search.unmet', message: 'Finns inte i handboken: {words}'},
            {words: result.unmet.join(', ')},
          )}
        </p>
      )}
      {result?.total === 0 && section === undefined && (
        <div className="search-note">
          <p>{nothing}</p>
          <p>
            <Help query={query} />
          </p>
          {other && (
            <a href={other.href + addressOf({query})}>
              <Translate id="search.otherLanguage" values={{language: other.label}}>
                {'Sök efter det på det andra språket ({language})'}
              </Translate>
            </a>
          )}
        </div>
      )}
    </>
  );
}
