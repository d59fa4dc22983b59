import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {countText} from './countText';
import Failure from './Failure';
import Nothing from './Nothing';
import type {Search} from './useSearch';

interface Props extends Pick<Search, 'state' | 'result' | 'other'> {
  readonly query: string;
  readonly section: string | undefined;
  readonly onAsk: (query: string) => void;
  readonly onShowAll: () => void;
}

function statusText({state, result, query}: Pick<Props, 'state' | 'result' | 'query'>): string {
  if (result) {
    return countText(result.total);
  }
  return state.status === 'loading' && query.trim() !== ''
    ? translate({id: 'yt.search.loading', message: 'Läser in sökningen …'})
    : '';
}

function Suggestion({words, onAsk}: {readonly words: string; readonly onAsk: (query: string) => void}): ReactNode {
  return (
    <p className="yt-search-note">
      <Translate id="yt.search.didYouMean">Menade du</Translate>{' '}
      <button type="button" className="yt-search-link" onClick={() => onAsk(words)}>
        {words}
      </button>
      ?
    </p>
  );
}

/** Everything there is to say about a result beside its hits. */
export default function Messages({state, result, other, query, section, onAsk, onShowAll}: Props): ReactNode {
  const status = statusText({state, result, query});
  return (
    <>
      <p className={result ? 'sr' : 'yt-search-note'} role="status">
        {status}
      </p>
      {state.status === 'failed' && <Failure {...state} />}
      {result?.suggestion && <Suggestion words={result.suggestion} onAsk={onAsk} />}
      {result?.total === 0 && <Nothing query={query} showAll={section === undefined ? undefined : onShowAll} />}
      {other && (
        <p className="yt-search-note">
          <Translate id="yt.search.otherLanguage" values={{language: other.label}}>
            {'Det här finns på det andra språket ({language}):'}
          </Translate>
        </p>
      )}
    </>
  );
}
