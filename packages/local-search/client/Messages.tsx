import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {useSite} from './site';
import type {Failure, Search} from './useSearch';

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

interface Action {
  readonly children: ReactNode;
  /** Text of the button. */
  readonly label: ReactNode;
  readonly onClick: () => void;
  readonly role?: 'alert';
}

/** A message, and what the reader can do about it. */
function Note({children, label, onClick, role}: Action): ReactNode {
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

/** Says that a part of the index did not come. */
function Failed({outdated, retry}: Failure): ReactNode {
  const site = useSite();
  return outdated ? (
    <Note
      role="alert"
      label={<Translate id="search.reload">Läs in sidan igen</Translate>}
      onClick={() => window.location.reload()}
    >
      {site.outdated}
    </Note>
  ) : (
    <Note role="alert" label={<Translate id="search.retry">Försök igen</Translate>} onClick={retry}>
      <Translate id="search.failed">Sökningen kunde inte läsas in. Kontrollera nätet och försök igen.</Translate>
    </Note>
  );
}

/** What a reader can do when nothing was found anywhere. */
function Nothing({query}: {readonly query: string}): ReactNode {
  const {nothing, Help} = useSite();
  return (
    <div className="search-note">
      <p>{nothing}</p>
      <p>
        <Help query={query} />
      </p>
    </div>
  );
}

/** What a reader can do when the section that is shown alone has nothing. */
function NothingHere({onShowAll}: {readonly onShowAll: () => void}): ReactNode {
  return (
    <Note label={<Translate id="search.showAll">Sök i allt</Translate>} onClick={onShowAll}>
      <Translate id="search.nothingHere">Ingenting i det avsnittet.</Translate>
    </Note>
  );
}

function Suggestion({words, onAsk}: {readonly words: string; readonly onAsk: (query: string) => void}): ReactNode {
  return (
    <p className="search-note">
      <Translate id="search.didYouMean">Menade du</Translate>{' '}
      <button type="button" className="search-link" onClick={() => onAsk(words)}>
        {words}
      </button>
      ?
    </p>
  );
}

interface Props extends Pick<Search, 'failure' | 'result' | 'other' | 'elsewhere'> {
  readonly query: string;
  readonly section: string | undefined;
  readonly onAsk: (query: string) => void;
  readonly onShowAll: () => void;
}

function statusText({failure, result, query}: Pick<Props, 'failure' | 'result' | 'query'>): string {
  if (result) {
    return countText(result.total);
  }
  return failure === null && query.trim() !== ''
    ? translate({id: 'search.loading', message: 'Läser in sökningen …'})
    : '';
}

/** Everything there is to say about a result beside its hits. */
export default function Messages({
  failure,
  result,
  other,
  elsewhere,
  query,
  section,
  onAsk,
  onShowAll,
}: Props): ReactNode {
  const {classes} = useSite();
  const foundNothing = result?.total === 0;
  return (
    <>
      <p className={result ? classes.hidden : 'search-note'} role="status">
        {statusText({failure, result, query})}
      </p>
      {failure && <Failed {...failure} />}
      {result?.suggestion && <Suggestion words={result.suggestion} onAsk={onAsk} />}
      {foundNothing && section === undefined && <Nothing query={query} />}
      {foundNothing && section !== undefined && <NothingHere onShowAll={onShowAll} />}
      {elsewhere && (
        <p className="search-note">
          <a href={elsewhere.url} hrefLang={elsewhere.lang}>
            <Translate id="search.elsewhere" values={{language: elsewhere.label}}>
              {'Sök efter det på det andra språket ({language})'}
            </Translate>
          </a>
        </p>
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
