import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {useSite} from './site';
import type {Search} from './useSearch';

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

interface NoteProps {
  readonly children: ReactNode;
  /** Text of the button. */
  readonly label: ReactNode;
  readonly onClick: () => void;
  readonly role?: 'alert';
}

/** A message, and what the reader can do about it. */
function Note({children, label, onClick, role}: NoteProps): ReactNode {
  const {classes} = useSite();
  return (
    <div className="search-note" role={role}>
      <p>{children}</p>
      <button type="button" className={classes.button} onClick={onClick}>
        {label}
      </button>
    </div>
  );
}

interface Props {
  readonly search: Search;
  readonly query: string;
  readonly section: string | undefined;
  readonly onAsk: (query: string) => void;
  readonly onShowAll: () => void;
}

/** Everything there is to say about a result beside its hits. */
export default function Messages({search, query, section, onAsk, onShowAll}: Props): ReactNode {
  const {retry, result, other} = search;
  const {classes, failed, nothing, Help} = useSite();
  const isLoading = !result && !retry && query.trim() !== '';
  const foundNothing = result?.total === 0;
  return (
    <>
      <p className={result ? classes.hidden : 'search-note'} role="status">
        {result && countText(result.total)}
        {isLoading && <Translate id="search.loading">Läser in sökningen …</Translate>}
      </p>
      {retry && (
        <Note role="alert" label={<Translate id="search.retry">Försök igen</Translate>} onClick={retry}>
          {failed}
        </Note>
      )}
      {result?.suggestion && (
        <p className="search-note">
          <Translate id="search.didYouMean">Menade du</Translate>{' '}
          <button type="button" className="search-link" onClick={() => onAsk(result.suggestion!)}>
            {result.suggestion}
          </button>
          ?
        </p>
      )}
      {foundNothing && section === undefined && (
        <div className="search-note">
          <p>{nothing}</p>
          <p>
            <Help query={query} />
          </p>
        </div>
      )}
      {foundNothing && section !== undefined && (
        <Note label={<Translate id="search.showAll">Sök i allt</Translate>} onClick={onShowAll}>
          <Translate id="search.nothingHere">Ingenting i det avsnittet.</Translate>
        </Note>
      )}
      {other && (
        <p className="search-note">
          <Translate id="search.otherLanguage" values={{language: other.label}}>
            {'Det här finns på det andra språket ({language}):'}
          </Translate>
        </p>
      )}
    </>
  );
}
