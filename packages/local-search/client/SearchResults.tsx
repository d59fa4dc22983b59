import {useState, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {useHistory, useLocation} from '@docusaurus/router';
import Chips from './Chips';
import {FollowedLink, useFollow} from './follow';
import Messages, {countText} from './Messages';
import {optionsOf, type Option} from './options';
import {rememberSearch} from './recent';
import Start from './Start';
import {SearchSiteProvider, type SearchSite} from './site';
import {useSearch} from './useSearch';

/** Hits on the page of results: everything that can be of use. */
const limit = 60;

interface Wanted {
  readonly query: string;
  readonly section?: string | undefined;
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
 * The query and the section of the address. What is typed is shown at once; every query sent on purpose is a step to go
 * back to, and the address follows what was typed when a hit is chosen.
 */
function useWanted() {
  const history = useHistory();
  const {search, pathname} = useLocation();
  const [wanted, setWanted] = useState(() => wantedIn(search));

  const [seen, setSeen] = useState(search);
  if (seen !== search) {
    setSeen(search);
    setWanted(wantedIn(search));
  }

  const send = (next: Wanted) => {
    setWanted(next);
    history.push(pathname + addressOf(next));
  };
  const keep = () => history.replace(pathname + addressOf(wanted));
  return {wanted, setWanted, send, keep};
}

/**
 * The part of the results page that needs a browser: the form and the hits, in order of rank.
 *
 * @param children what follows the hits, once they are there
 */
export function SearchResults({site, children}: {readonly site: SearchSite; readonly children: ReactNode}): ReactNode {
  const {wanted, setWanted, send, keep} = useWanted();
  const {query, section} = wanted;
  const found = useSearch(query, section, limit);
  const {result, shown, other, retry} = found;
  const follow = useFollow();

  const isSettled = result !== null || retry !== undefined || query.trim() === '';

  function choosing(option: Option): void {
    rememberSearch(query);
    keep();
    follow(option);
  }

  const ask = (text: string) => send({query: text, section});
  const choose = (next: string | undefined) => send({query, section: next});
  return (
    <SearchSiteProvider value={site}>
      <div>
        <form
          className="search-form"
          role="search"
          onSubmit={(event) => {
            event.preventDefault();
            send(wanted);
          }}
        >
          <input
            type="search"
            name="q"
            value={query}
            autoComplete="off"
            spellCheck={false}
            aria-label={site.name}
            onChange={(event) => setWanted({query: event.target.value, section})}
          />
          <button type="submit" className={site.classes.submit}>
            {site.icon}
            <Translate id="search.submit">Sök</Translate>
          </button>
        </form>
        {result && <Chips result={result} chosen={section} onChoose={choose} />}
        {result && <p className="search-count">{countText(result.total)}</p>}
        <Messages search={found} query={query} section={section} onAsk={ask} onShowAll={() => choose(undefined)} />
        {shown && (
          <ol className="search-hits" lang={other?.lang}>
            {optionsOf(shown, other !== null).map((option, position) => (
              <li key={`${position} ${option.url}`}>
                <FollowedLink
                  className={option.className}
                  url={option.url}
                  data-search-result
                  onFollow={() => choosing(option)}
                >
                  {option.content}
                </FollowedLink>
              </li>
            ))}
          </ol>
        )}
        {query.trim() === '' && <Start onAsk={ask} onFollow={follow} />}
        {!isSettled && <div className="search-placeholder" />}
      </div>
      {isSettled && children}
    </SearchSiteProvider>
  );
}
