import {useEffect, useMemo, useRef, useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import {arrange, type Option} from './arrange';
import Chips from './Chips';
import {countText} from './countText';
import Field from './Field';
import Messages from './Messages';
import OptionList from './OptionList';
import {useFollow} from './useFollow';
import {useScrollLock} from './useScrollLock';
import {useSearch} from './useSearch';
import '@site/src/css/search.css';

export interface SearchDialogProps {
  /** What was typed before the dialog was there; else the last query stands in the field, selected. */
  readonly initialQuery: string;
  /** @param follows the reader leaves for a hit, so the focus does not return */
  readonly onClose: (follows: boolean) => void;
}

/** Hits in the dialog; the page of results shows more. */
const limit = 24;

/** The last query of this visit: whoever opens the search again often wants to refine it. */
let lastQuery = '';

function Hint(): ReactNode {
  return (
    <p className="yt-search-note">
      <Translate id="yt.search.hint">
        Sök med ett ord, ett ärende, en felkod eller namnet på en tabell, en kolumn, en funktion eller en nyckel.
      </Translate>
    </p>
  );
}

/** Leads to the same hits on a page that can be shared. */
function AllHits({query, count, onFollow}: {readonly query: string; readonly count: number; readonly onFollow: () => void}): ReactNode {
  return (
    <p className="yt-search-all">
      <Link to={`/search?q=${encodeURIComponent(query.trim().slice(0, 200))}`} onClick={onFollow}>
        <Translate id="yt.search.all" values={{count: countText(count)}}>
          {'Visa på en egen sida ({count})'}
        </Translate>
      </Link>
    </p>
  );
}

/** The keys, for those who have a keyboard. */
function Keys(): ReactNode {
  return (
    <div className="yt-dialog__foot">
      <span>
        <kbd>↑</kbd>
        <kbd>↓</kbd> <Translate id="yt.search.keyChoose">välj</Translate>
      </span>
      <span>
        <kbd>Enter</kbd> <Translate id="yt.search.keyOpen">öppna</Translate>
      </span>
      <span>
        <kbd>Tab</kbd> <Translate id="yt.search.keyFilter">till avsnitten</Translate>
      </span>
    </div>
  );
}

/** The search over the page: a modal dialog with a combobox and the list that it governs. */
export default function SearchDialog({initialQuery, onClose}: SearchDialogProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState(initialQuery || lastQuery);
  const [section, setSection] = useState<string>();
  const [active, setActive] = useState(0);
  const {state, result, shown, other} = useSearch(query, section, limit);
  const groups = useMemo(() => (shown ? arrange(shown) : []), [shown]);
  const options = useMemo(() => groups.flatMap((group) => group.options), [groups]);
  const follow = useFollow();
  useScrollLock();

  useEffect(() => {
    dialog.current?.showModal();
    field.current?.focus();
    if (!initialQuery) {
      field.current?.select();
    }
  }, [initialQuery]);

  function ask(text: string): void {
    lastQuery = text;
    setQuery(text);
    setActive(0);
  }

  function choose(next: string | undefined): void {
    setSection(next);
    setActive(0);
  }

  function leave(follows: boolean): void {
    // While the browser's dialog is open nothing behind it can take the focus.
    dialog.current?.close();
    onClose(follows);
  }

  function go({url, terms}: Option): void {
    leave(true);
    follow(url, terms, other !== null);
  }

  const name = translate({id: 'yt.search.name', message: 'Sök i handboken'});
  return (
    // A press on the dialog itself is one beside its content: the scrim. Escape is the browser's own
    // "cancel" of a dialog; it is answered by taking the dialog away.
    <dialog
      ref={dialog}
      className="yt-scrim"
      aria-label={name}
      onCancel={(event) => {
        event.preventDefault();
        leave(false);
      }}
      onMouseDown={(event) => event.target === dialog.current && leave(false)}>
      <div className="yt-dialog">
        <Field
          ref={field}
          name={name}
          query={query}
          count={options.length}
          active={active}
          onAsk={ask}
          onMove={setActive}
          onFollow={() => go(options[active]!)}
          onClose={() => leave(false)}
        />
        {result && <Chips sections={result.sections} chosen={section} onChoose={choose} />}
        <div className="yt-dialog__body" tabIndex={0} role="group" aria-label={translate({id: 'yt.search.results', message: 'Resultat'})}>
          {state.status !== 'failed' && query.trim() === '' && <Hint />}
          <Messages
            state={state}
            result={result}
            other={other}
            query={query}
            section={section}
            onAsk={ask}
            onShowAll={() => choose(undefined)}
          />
          {options.length > 0 && (
            <OptionList groups={groups} active={active} onPoint={setActive} onFollow={go} language={other ?? undefined} />
          )}
          {result !== null && result.total > 0 && <AllHits query={query} count={result.total} onFollow={() => leave(true)} />}
        </div>
        <Keys />
      </div>
    </dialog>
  );
}
