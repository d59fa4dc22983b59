import {useEffect, useMemo, useRef, useState, type ReactNode} from 'react';
import {flushSync} from 'react-dom';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Chips from './Chips';
import Field from './Field';
import {FollowedLink} from './follow';
import Messages, {countText} from './Messages';
import OptionList from './OptionList';
import {optionsOf} from './options';
import type {SearchSite} from './site';
import {addressOf, rememberSearch, useSearch, type Wanted} from './useSearch';

export interface SearchDialogProps {
  /** What was typed before the dialog had the focus; if nothing, the last query stands in the field, selected. */
  readonly takeTyped: () => string;
  readonly onClose: () => void;
}

/** Hits in the dialog; the page of results shows more. */
const limit = 12;

/** The last query of this visit: whoever opens the search again often wants to refine it. */
let lastQuery = '';

/** The keys, for those who have a keyboard. */
function Keys(): ReactNode {
  return (
    <div className="search-dialog__foot">
      <span>
        <kbd>↑</kbd>
        <kbd>↓</kbd> <Translate id="search.keyChoose">välj</Translate> <kbd>Enter</kbd>{' '}
        <Translate id="search.keyOpen">öppna</Translate>
      </span>
      <span>
        <kbd>Tab</kbd> <Translate id="search.keyFilter">till avsnitten</Translate>
      </span>
    </div>
  );
}

/** The search over the page: a modal dialog with a combobox and the list that it governs. */
export function SearchDialog({takeTyped, onClose, site}: SearchDialogProps & {readonly site: SearchSite}): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [wanted, setWanted] = useState<Wanted>({query: lastQuery});
  /** Address of the option that was moved to; while there is none, or not any more, the first is the active one. */
  const [chosen, setChosen] = useState<string>();
  const isSent = useRef(false);
  const search = useSearch(wanted, limit);
  const {result, isSettled} = search;
  const options = useMemo(() => (result ? optionsOf(result) : []), [result]);
  const active = Math.max(
    0,
    options.findIndex(({url}) => url === chosen),
  );
  const choose = (position: number) => setChosen(options[position]!.url);
  const resultsPage = useBaseUrl('/search') + addressOf(wanted);

  function ask(next: Wanted): void {
    lastQuery = next.query;
    setWanted(next);
    setChosen(undefined);
    isSent.current = false;
  }

  function askFromBelow(next: Wanted): void {
    ask(next);
    dialog.current!.querySelector('input')!.focus();
  }

  // Each in a task of its own: the frame, what the browser does to the page behind a modal dialog, and what stands in it.
  useEffect(() => {
    const opening = setTimeout(() => {
      // The browser gives the focus to what is first in it: the field.
      dialog.current!.showModal();
      const query = takeTyped();
      if (query !== '') {
        flushSync(() => ask({query}));
      } else if (lastQuery !== '') {
        dialog.current!.querySelector('input')!.select();
      }
      setOpen(true);
    });
    return () => clearTimeout(opening);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- opened once
  }, []);

  // Before the page behind it changes: the browser gives the focus back to what had it.
  const leave = () => dialog.current!.close();

  function leaveForHit(): void {
    rememberSearch(wanted.query);
    leave();
  }

  function followActive(): void {
    if (isSent.current && isSettled) {
      isSent.current = false;
      dialog.current!.querySelector<HTMLElement>('[aria-selected=true]')?.click();
    }
  }

  // Whoever types and presses Enter at once means the hits that are still on their way.
  useEffect(followActive);

  return (
    // A click on the dialog itself is one beside its content: the scrim. Escape is the browser's own.
    <dialog
      ref={dialog}
      className="search-scrim"
      aria-label={site.name}
      onClose={onClose}
      onMouseDown={(event) => event.target === dialog.current && leave()}
    >
      <div className="search-dialog">
        <Field
          site={site}
          query={wanted.query}
          count={options.length}
          active={active}
          onAsk={(query) => ask({...wanted, query})}
          onMove={choose}
          onSend={() => {
            isSent.current = true;
            followActive();
          }}
          onClose={leave}
        />
        {isOpen && (
          <>
            <Chips search={search} onAsk={ask} />
            <div
              className="search-dialog__body"
              tabIndex={0}
              role="group"
              aria-label={translate({id: 'search.results', message: 'Resultat'})}
            >
              <Messages
                site={site}
                search={search}
                countClass={site.classes.hidden}
                onAsk={askFromBelow}
                onLeave={leave}
              />
              {options.length > 0 && (
                <OptionList
                  key={search.answer}
                  options={options}
                  active={active}
                  onPoint={choose}
                  onLeave={leaveForHit}
                />
              )}
              {result !== undefined && result.total > 0 && (
                <p className="search-all">
                  <FollowedLink to={{url: resultsPage}} onLeave={leave}>
                    {translate(
                      {id: 'search.all', message: 'Visa på en egen sida ({count})'},
                      {count: countText(result.total)},
                    )}
                  </FollowedLink>
                </p>
              )}
            </div>
            {options.length > 0 && <Keys />}
          </>
        )}
      </div>
    </dialog>
  );
}
