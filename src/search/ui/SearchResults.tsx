import {useEffect, useState, type FormEvent, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {useHistory, useLocation} from '@docusaurus/router';
import Sign from '@site/src/components/Sign';
import {ranked, type Option} from './arrange';
import Chips from './Chips';
import {countText} from './countText';
import Messages from './Messages';
import ResultList from './ResultList';
import {useFollow} from './useFollow';
import {useSearch} from './useSearch';

/** Hits on the page of results: everything that can be of use. */
const limit = 60;

/** A pause in the typing after which the address follows, in ms. */
const pause = 400;

interface Wanted {
  readonly query: string;
  readonly section: string | undefined;
}

function wantedIn(search: string): Wanted {
  const parameters = new URLSearchParams(search);
  return {query: parameters.get('q') ?? '', section: parameters.get('in') ?? undefined};
}

function addressOf({query, section}: Wanted): string {
  const parameters = new URLSearchParams({...(query && {q: query}), ...(section && {in: section})});
  return `?${parameters}`;
}

/**
 * The query and the section of the address. What is typed is shown at once; the address follows
 * in pauses, and every query sent on purpose is a step to go back to.
 */
function useWanted() {
  const history = useHistory();
  const {search, pathname} = useLocation();
  const [wanted, setWanted] = useState(() => wantedIn(search));

  useEffect(() => setWanted(wantedIn(search)), [search]);

  useEffect(() => {
    if (addressOf(wanted) === addressOf(wantedIn(search))) {
      return undefined;
    }
    const timer = setTimeout(() => history.replace(pathname + addressOf(wanted)), pause);
    return () => clearTimeout(timer);
    // The address follows what is wanted; when the address itself changes, nothing is to follow.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [wanted]);

  const send = (next: Wanted) => {
    setWanted(next);
    history.push(pathname + addressOf(next));
  };
  return {wanted, setWanted, send};
}

function SearchForm({query, onAsk, onSend}: {
  readonly query: string;
  readonly onAsk: (query: string) => void;
  readonly onSend: () => void;
}): ReactNode {
  function submit(event: FormEvent): void {
    event.preventDefault();
    onSend();
  }
  return (
    <form className="yt-searchpage__form" role="search" onSubmit={submit}>
      <input
        type="search"
        name="q"
        value={query}
        autoComplete="off"
        spellCheck={false}
        aria-label={translate({id: 'yt.search.name', message: 'Sök i handboken'})}
        onChange={(event) => onAsk(event.target.value)}
      />
      <button type="submit" className="yt-btn yt-btn--primary">
        <Sign name="search" />
        <Translate id="yt.search.submit">Sök</Translate>
      </button>
    </form>
  );
}

/**
 * The part of the results page that needs a browser: the form and the hits.
 *
 * @param children what follows the hits, once they are there
 */
export default function SearchResults({children}: {readonly children: ReactNode}): ReactNode {
  const {wanted, setWanted, send} = useWanted();
  const {query, section} = wanted;
  const {state, result, shown, other} = useSearch(query, section, limit);
  const follow = useFollow();

  const isSettled = result !== null || state.status === 'failed' || query.trim() === '';

  const choose = (next: string | undefined) => send({query, section: next});
  const go = ({url, terms}: Option) => follow(url, terms, other !== null);
  return (
    <>
      <SearchForm query={query} onAsk={(text) => setWanted({query: text, section})} onSend={() => send(wanted)} />
      {result && <Chips sections={result.sections} chosen={section} onChoose={choose} />}
      {result !== null && <p className="yt-searchpage__count">{countText(result.total)}</p>}
      <Messages
        state={state}
        result={result}
        other={other}
        query={query}
        section={section}
        onAsk={(text) => send({query: text, section})}
        onShowAll={() => choose(undefined)}
      />
      {shown && <ResultList options={ranked(shown)} lang={other?.lang} onFollow={go} />}
      {isSettled && children}
    </>
  );
}
