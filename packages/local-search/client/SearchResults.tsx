import {useEffect, useRef, useState, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Chips from './Chips';
import {FollowedLink} from './follow';
import Messages from './Messages';
import {optionsOf} from './options';
import type {SearchSite} from './site';
import {addressOf, longest, rememberSearch, useSearch, wantedIn, type Wanted} from './useSearch';

/** Hits on the page of results: everything that can be of use. */
const limit = 60;

/**
 * The form, and in a browser the hits, in order of rank. What is typed is answered at once; every question sent on purpose
 * is an address to go back to, and the address follows what was typed when a hit is chosen.
 *
 * @param children what follows where there are no hits
 */
export function SearchResults({site, children}: {readonly site: SearchSite; readonly children: ReactNode}): ReactNode {
  const history = useHistory();
  const location = useLocation();
  const [typed, setTyped] = useState<{readonly at: object; readonly wanted: Wanted}>();
  const isBrowser = useIsBrowser();
  const asked = isBrowser ? wantedIn(location.search) : {query: ''};
  const wanted = typed?.at === location ? typed.wanted : asked;
  const search = useSearch(wanted, limit);
  const {result, retry} = search;
  const isComing = !isBrowser || (!result && !retry && wanted.query.trim() !== '');
  const field = useRef<HTMLInputElement>(null);

  // What was typed before this was in charge.
  useEffect(() => {
    const query = field.current!.value;
    if (query !== '') {
      setTyped({at: location, wanted: {query}});
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once
  }, []);

  const ask = (next: Wanted) => history.push(location.pathname + addressOf(next));

  function leaveForHit(): void {
    rememberSearch(wanted.query);
    history.replace(location.pathname + addressOf(wanted));
  }

  return (
    <>
      <div>
        <form
          className="search-form"
          role="search"
          onSubmit={(event) => {
            event.preventDefault();
            ask(wanted);
          }}
        >
          <input
            ref={field}
            type="search"
            name="q"
            value={wanted.query}
            maxLength={longest}
            autoComplete="off"
            spellCheck={false}
            aria-label={site.name}
            onChange={(event) => setTyped({at: location, wanted: {...wanted, query: event.target.value}})}
          />
          <button type="submit" className={site.classes.submit}>
            {site.icon}
            <Translate id="search.submit">Sök</Translate>
          </button>
        </form>
        {isBrowser && (
          <Messages site={site} search={search} countClass="search-count" onAsk={ask} onLeave={() => undefined} />
        )}
        <Chips search={search} onAsk={ask} />
        {result && (
          <ol className="search-hits" key={search.answer}>
            {/* A hit that gets another place is made anew: none moves under the reader's eyes. */}
            {optionsOf(result).map(({className, content, ...to}, position) => (
              <li key={`${position} ${to.url}`}>
                <FollowedLink className={className} to={to} data-search-result onLeave={leaveForHit}>
                  {content}
                </FollowedLink>
              </li>
            ))}
          </ol>
        )}
        {isComing && <div className="search-placeholder" />}
      </div>
      {!isComing && !result?.total && children}
    </>
  );
}
