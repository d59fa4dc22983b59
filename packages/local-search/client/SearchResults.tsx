import {useEffect, useState, type FormEvent, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {useHistory, useLocation} from '@docusaurus/router';
import {isPlainClick} from '../../common/client';
import Chips from './Chips';
import Messages, {countText} from './Messages';
import {OptionContent, optionClasses} from './OptionContent';
import {ranked, useFollow, type Option} from './options';
import {rememberSearch} from './recent';
import Start from './Start';
import {SearchSiteProvider, useSite, type SearchSite} from './site';
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

  const [seen, setSeen] = useState(search);
  if (seen !== search) {
    setSeen(search);
    setWanted(wantedIn(search));
  }

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

function SearchForm({
  query,
  onAsk,
  onSend,
}: {
  readonly query: string;
  readonly onAsk: (query: string) => void;
  readonly onSend: () => void;
}): ReactNode {
  const {name, icon, classes} = useSite();
  function submit(event: FormEvent): void {
    event.preventDefault();
    onSend();
  }
  return (
    <form className="search-form" role="search" onSubmit={submit}>
      <input
        type="search"
        name="q"
        value={query}
        autoComplete="off"
        spellCheck={false}
        aria-label={name}
        onChange={(event) => onAsk(event.target.value)}
      />
      <button type="submit" className={classes.submit}>
        {icon}
        <Translate id="search.submit">Sök</Translate>
      </button>
    </form>
  );
}

/** The hits as a plain list of links, in order of rank. */
function ResultList({
  options,
  lang,
  onFollow,
}: {
  readonly options: readonly Option[];
  readonly lang: string | undefined;
  readonly onFollow: (option: Option) => void;
}): ReactNode {
  return (
    <ol className="search-hits" lang={lang}>
      {options.map((option, position) => (
        <li key={`${position} ${option.url}`}>
          <a
            className={optionClasses[option.content.type]}
            href={option.url}
            data-search-result
            onClick={(event) => {
              if (isPlainClick(event)) {
                event.preventDefault();
                onFollow(option);
              }
            }}
          >
            <OptionContent content={option.content} />
          </a>
        </li>
      ))}
    </ol>
  );
}

/**
 * The part of the results page that needs a browser: the form and the hits.
 *
 * @param children what follows the hits, once they are there
 */
export function SearchResults({site, children}: {readonly site: SearchSite; readonly children: ReactNode}): ReactNode {
  const {wanted, setWanted, send} = useWanted();
  const {query, section} = wanted;
  const {failure, result, shown, other, elsewhere} = useSearch(query, section, limit);
  const followTo = useFollow();

  const isSettled = result !== null || failure !== null || query.trim() === '';

  function follow(option: Option): void {
    rememberSearch(query);
    followTo(option, other !== null);
  }

  const choose = (next: string | undefined) => send({query, section: next});
  return (
    <SearchSiteProvider value={site}>
      <div>
        <SearchForm query={query} onAsk={(text) => setWanted({query: text, section})} onSend={() => send(wanted)} />
        {result && <Chips all={result.all} sections={result.sections} chosen={section} onChoose={choose} />}
        {result !== null && <p className="search-count">{countText(result.total)}</p>}
        <Messages
          failure={failure}
          result={result}
          other={other}
          elsewhere={elsewhere}
          query={query}
          section={section}
          onAsk={(text) => send({query: text, section})}
          onShowAll={() => choose(undefined)}
        />
        {shown && <ResultList options={ranked(shown)} lang={other?.lang} onFollow={follow} />}
        {query.trim() === '' && <Start onAsk={(text) => send({query: text, section})} />}
        {!isSettled && <div className="search-placeholder" />}
      </div>
      {isSettled && children}
    </SearchSiteProvider>
  );
}
